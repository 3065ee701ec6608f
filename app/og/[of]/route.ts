// GET /og/{language}.jpg, all: redirects to the current Open Graph image of the home page
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { errorResponse } from "@/lib/core/api/error-response";
import { methods } from "@/lib/core/api/methods";
import { AppError } from "@/lib/core/errors";
import { isLanguage } from "@/lib/core/i18n/languages";
import { homeOgImage } from "@/lib/home/metadata";
import { currentHomeView } from "@/lib/home/queries";
import { ogImagePath } from "@/lib/site/og/image-path";
import { getSiteSettings } from "@/lib/site/settings";

const read: RouteHandler = async (_request, route) => {
  const { of = "" } = await route.params;
  const language = String(of).replace(/\.jpg$/, "");
  if (!isLanguage(language)) return errorResponse(new AppError(404, "Gambar tidak ditemukan."));
  await getSiteSettings();
  const image = homeOgImage(await currentHomeView(), language);
  const headers = { Location: ogImagePath(image), "Cache-Control": "public, max-age=300" };
  return new Response(null, { status: 307, headers });
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
