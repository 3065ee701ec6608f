// GET /og/{of}/{file}, all: the Open Graph image of a page
import type { RouteHandler } from "@/lib/api/endpoint";
import { errorResponse } from "@/lib/api/error-response";
import { methods } from "@/lib/api/methods";
import { ogImageResponse } from "@/lib/crawlers/og-image";

const read: RouteHandler = async (request, route) => {
  try {
    const { of = "", file = "" } = await route.params;
    return await ogImageResponse(String(of), String(file), request);
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
