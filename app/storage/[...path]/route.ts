// GET /storage/{path}?width, all: a stored image, or its copy of that width where there is one, immutable for a
// year; 404 for everything else
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { errorResponse } from "@/lib/core/api/error-response";
import { methods } from "@/lib/core/api/methods";
import { copyPath, fileResponse } from "@/lib/core/storage/file-response";

const read: RouteHandler = async (request, route) => {
  try {
    const { path = "" } = await route.params;
    const width = new URL(request.url).searchParams.get("width");
    return await fileResponse(await copyPath([path].flat().join("/"), width), request);
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
