import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { listBlogs } from "@/lib/blogs/queries";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { blogOperations } from "@/lib/openapi/operations/records";

const articles = recordEndpoints("blog");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(blogOperations.listBlogs, async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeHidden: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: await articles.answer.list(blogs, viewer), pagination };
  }),
  endpoint(blogOperations.createBlog, articles.create),
);
