// GET docs/{file}, admin: 200, a script or style of the page at docs
import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { docsFile } from "@/lib/openapi/docs-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ auth: "readContent", params: z.object({ file: z.string() }) }, async ({ params }) => {
    const { type, content } = found(await docsFile(params.file));
    return new Response(content, {
      headers: { "Content-Type": type, "Cache-Control": "private, max-age=3600" },
    });
  }),
});
