// GET blogs/{id}, all: 200 the bare blog; a scheduled one is there for admins only
import { endpoint } from "@/lib/api/endpoint";
import { found } from "@/lib/api/found";
import { methods } from "@/lib/api/methods";
import { idParams } from "@/lib/api/query";
import { blogAnswer } from "@/lib/blogs/answer";
import { getBlog } from "@/lib/blogs/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params, viewer }) =>
    blogAnswer(found(await getBlog(params.id, { includeScheduled: viewer === "admin" }))),
  ),
});
