// GET /documents/{file}, all: a PDF that the operator uploaded, immutable; 404 for everything else
import type { RouteHandler } from "@/lib/api/endpoint";
import { errorResponse } from "@/lib/api/error-response";
import { methods } from "@/lib/api/methods";
import { readDocument } from "@/lib/site/stored-documents";

const read: RouteHandler = async (_, route) => {
  try {
    const { file = "" } = await route.params;
    const content = await readDocument([file].flat().join("/"));
    if (!content) {
      const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
      return new Response("Not found\n", { status: 404, headers });
    }
    return new Response(content, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Length": String(content.byteLength),
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
