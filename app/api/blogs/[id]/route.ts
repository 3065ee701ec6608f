import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { getBlog } from "@/lib/blogs/queries";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { blogOperations } from "@/lib/openapi/operations/records";

const articles = recordEndpoints("blog");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(
    blogOperations.getBlog,
    articles.get((id, viewer) => getBlog(id, { includeHidden: viewer === "admin" })),
  ),
  endpoint(blogOperations.replaceBlog, articles.update, articles.lastSave),
  endpoint(blogOperations.updateBlog, articles.update, articles.lastSave),
  endpoint(blogOperations.deleteBlog, articles.remove, articles.lastSave),
);
