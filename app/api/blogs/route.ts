import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { createBlog } from "@/lib/blogs/mutations";
import { listBlogs } from "@/lib/blogs/queries";
import { recordResponses } from "@/lib/history/entities";
import { createRecord } from "@/lib/history/mutations";
import { blogOperations } from "@/lib/openapi/operations/records";
import { keepImage } from "@/lib/storage/images";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(blogOperations.listBlogs, async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeScheduled: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: await recordResponses.blog.list(blogs, viewer), pagination };
  }),
  endpoint(blogOperations.createBlog, async ({ body, actor, idempotent }) => {
    const image = await keepImage(body.image);
    return idempotent(async (tx) =>
      recordResponses.blog.one(await createRecord(tx, "blog", actor, () => createBlog(tx, body, image)), tx),
    );
  }),
);
