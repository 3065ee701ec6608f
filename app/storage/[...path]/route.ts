// GET /storage/{path}, all: a picture of the store, immutable for a year; 404 for everything else
import type { RouteHandler } from "@/lib/api/endpoint";
import { errorResponse } from "@/lib/api/error-response";
import { methods } from "@/lib/api/methods";
import { fileResponse } from "@/lib/storage/file-response";

const read: RouteHandler = async (request, route) => {
  try {
    const { path = "" } = await route.params;
    return await fileResponse([path].flat().join("/"), request);
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
