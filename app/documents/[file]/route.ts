// GET /documents/{file}, all: a PDF that the operator uploaded, immutable; 404 for everything else
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { errorResponse } from "@/lib/core/api/error-response";
import { methods } from "@/lib/core/api/methods";
import { documentResponse } from "@/lib/core/storage/document-files";

const read: RouteHandler = async (request, route) => {
  try {
    const { file = "" } = await route.params;
    return await documentResponse([file].flat().join("/"), request);
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
