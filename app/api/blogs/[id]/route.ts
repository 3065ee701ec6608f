// GET blogs/{id}, all: 200 the bare blog; a scheduled one is there for admins only
// PUT blogs/{id}, or POST with _method=PUT, multipart, admin: 200 blog; DELETE blogs/{id}, admin: 204
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { idParams } from "@/lib/api/query";
import { deleteBlog, updateBlog } from "@/lib/blogs/mutations";
import { getBlog, getBlogVersion } from "@/lib/blogs/queries";
import { blogResponse, blogTexts, blogUpdateSchema } from "@/lib/blogs/schema";
import { found } from "@/lib/errors";
import { keepImage } from "@/lib/storage/images";

const change = { auth: "admin", params: idParams, record: getBlogVersion } as const;
const body = multipartBody(blogUpdateSchema, { texts: blogTexts, methodField: true });

const update = endpoint({ ...change, body }, async ({ params, body }) =>
  blogResponse(found(await updateBlog(params.id, body, await keepImage(body.image)))),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params, viewer }) =>
    blogResponse(found(await getBlog(params.id, { includeScheduled: viewer === "admin" }))),
  ),
  POST: update,
  PUT: update,
  DELETE: endpoint({ ...change, status: 204 }, async ({ params }) => found(await deleteBlog(params.id))),
});
