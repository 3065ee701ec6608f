// GET /og/{language}.jpg, all: leads to the picture that a link to the home page shows at present
import type { RouteHandler } from "@/lib/api/endpoint";
import { errorResponse } from "@/lib/api/error-response";
import { methods } from "@/lib/api/methods";
import { AppError } from "@/lib/errors";
import { homePreview } from "@/lib/home/preview";
import { isLanguage } from "@/lib/i18n/languages";
import { previewPath } from "@/lib/previews/preview";

const read: RouteHandler = async (_request, route) => {
  const { of = "" } = await route.params;
  const language = String(of).replace(/\.jpg$/, "");
  if (!isLanguage(language)) return errorResponse(new AppError(404, "Gambar tidak ditemukan."));
  const headers = { Location: previewPath(homePreview(language)), "Cache-Control": "public, max-age=300" };
  return new Response(null, { status: 307, headers });
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
