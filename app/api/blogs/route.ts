// GET blogs?per_page&page&search&category, all: 200 {"data":[…],"pagination":{…}}
// POST blogs, multipart, admin: 201 blog
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { pageRequest } from "@/lib/api/query";
import { createBlog } from "@/lib/blogs/mutations";
import { listBlogs } from "@/lib/blogs/queries";
import { blogCreateSchema, blogListQuery, blogResponse, blogTexts } from "@/lib/blogs/schema";
import { keepImage } from "@/lib/storage/images";

const body = multipartBody(blogCreateSchema, { texts: blogTexts });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ query: blogListQuery }, async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeScheduled: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: blogs.map(blogResponse), pagination };
  }),
  POST: endpoint({ auth: "admin", body, status: 201 }, async ({ body, idempotent }) => {
    const image = await keepImage(body.image);
    return idempotent(async (tx) => blogResponse(await createBlog(tx, body, image)));
  }),
});
