// GET blogs?per_page&page&search&category, all: 200 {"data":[…],"pagination":{…}}
// POST blogs, multipart, admin: 201 blog
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { pageRequest } from "@/lib/api/query";
import { blogAnswer } from "@/lib/blogs/answer";
import { blogCreateSchema, blogTexts } from "@/lib/blogs/input";
import { blogListQuery } from "@/lib/blogs/list-query";
import { createBlog } from "@/lib/blogs/mutations";
import { listBlogs } from "@/lib/blogs/queries";
import { keepImage } from "@/lib/storage/keep-image";

const body = multipartBody(blogCreateSchema, { texts: blogTexts });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ query: blogListQuery }, async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeScheduled: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: blogs.map(blogAnswer), pagination };
  }),
  POST: endpoint({ auth: "admin", body, status: 201 }, async ({ body, once }) => {
    const image = await keepImage(body.image);
    return once(async (tx) => blogAnswer(await createBlog(tx, body, image)));
  }),
});
