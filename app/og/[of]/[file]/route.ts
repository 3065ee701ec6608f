// GET /og/{of}/{file}, all: the Open Graph image of a page
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { errorResponse } from "@/lib/core/api/error-response";
import { methods } from "@/lib/core/api/methods";
import { ogImageResponse } from "@/lib/registry/crawlers/og-image";

const read: RouteHandler = async (request, route) => {
  try {
    const { of = "", file = "" } = await route.params;
    return await ogImageResponse(String(of), String(file), request);
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
