// GET blogs?per_page&page&search&category, all: 200 {"data":[…],"pagination":{…}}
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { blogAnswer } from "@/lib/blogs/answer";
import { blogListQuery } from "@/lib/blogs/list-query";
import { listBlogs } from "@/lib/blogs/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ query: blogListQuery }, async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeScheduled: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: blogs.map(blogAnswer), pagination };
  }),
});
