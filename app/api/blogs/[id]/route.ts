import { type Call, endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { deleteBlog, updateBlog } from "@/lib/blogs/mutations";
import { getBlog } from "@/lib/blogs/queries";
import { blogResponse } from "@/lib/blogs/schema";
import { found } from "@/lib/errors";
import { recordResponses } from "@/lib/history/entities";
import { deleteRecord, updateRecord } from "@/lib/history/mutations";
import { lastSave } from "@/lib/history/queries";
import { blogOperations } from "@/lib/openapi/operations/records";
import { keepImage } from "@/lib/storage/images";

const update = async ({ params, body, actor }: Call<typeof blogOperations.updateBlog>) => {
  const image = await keepImage(body.image);
  const saved = await updateRecord("blog", params.id, actor, (tx) => updateBlog(tx, params.id, body, image), {
    confirmed: body.translations_confirmed,
  });
  return recordResponses.blog.one(found(saved));
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(blogOperations.getBlog, async ({ params, viewer }) => {
    const blog = found(await getBlog(params.id, { includeScheduled: viewer === "admin" }));
    return viewer === "admin" ? recordResponses.blog.one(blog) : blogResponse(blog);
  }),
  endpoint(blogOperations.replaceBlog, update, lastSave("blog")),
  endpoint(blogOperations.updateBlog, update, lastSave("blog")),
  endpoint(
    blogOperations.deleteBlog,
    async ({ params, actor }) =>
      found(await deleteRecord("blog", params.id, actor, (tx) => deleteBlog(tx, params.id))),
    lastSave("blog"),
  ),
);
