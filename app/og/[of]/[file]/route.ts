// GET /og/{of}/{file}, all: the picture that a link to a page shows in chats and social networks
import type { RouteHandler } from "@/lib/api/endpoint";
import { errorResponse } from "@/lib/api/error-response";
import { methods } from "@/lib/api/methods";
import { previewResponse } from "@/lib/previews/preview-response";

const read: RouteHandler = async (request, route) => {
  try {
    const { of = "", file = "" } = await route.params;
    return await previewResponse(String(of), String(file), request);
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
