import { multipartBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { blogCreateSchema, blogListQuery, blogTexts, blogUpdateSchema } from "../../blogs/schema";
import { responses } from "../schemas";

export const blogOperations = {
  listBlogs: {
    method: "GET",
    path: "/blogs",
    summary: "Blogs, newest first; scheduled ones for admins only",
    auth: "public",
    query: blogListQuery,
    status: 200,
    response: responses.BlogPage,
  },
  createBlog: {
    method: "POST",
    path: "/blogs",
    summary: "A new blog",
    auth: "editContent",
    body: multipartBody(blogCreateSchema, { texts: blogTexts }),
    idempotent: true,
    status: 201,
    response: responses.Blog,
  },
  getBlog: {
    method: "GET",
    path: "/blogs/{id}",
    summary: "One blog",
    auth: "public",
    params: idParams,
    status: 200,
    response: responses.Blog,
  },
  replaceBlog: {
    method: "POST",
    path: "/blogs/{id}",
    summary: "Change a blog, for clients that cannot send PUT in multipart",
    auth: "editContent",
    params: idParams,
    body: multipartBody(blogUpdateSchema, { texts: blogTexts, methodField: true }),
    versioned: true,
    status: 200,
    response: responses.Blog,
  },
  updateBlog: {
    method: "PUT",
    path: "/blogs/{id}",
    summary: "Change a blog: absent fields stay",
    auth: "editContent",
    params: idParams,
    body: multipartBody(blogUpdateSchema, { texts: blogTexts }),
    versioned: true,
    status: 200,
    response: responses.Blog,
  },
  deleteBlog: {
    method: "DELETE",
    path: "/blogs/{id}",
    summary: "Delete a blog",
    auth: "editContent",
    params: idParams,
    status: 204,
  },
} as const satisfies Operations;
