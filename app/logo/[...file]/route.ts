// GET /logo/{file} and /logo/{file}/{icon}, all: the operator's logo and its icons, immutable. Every other name is a 404.
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { errorResponse } from "@/lib/core/api/error-response";
import { methods } from "@/lib/core/api/methods";
import { drawLogoCopy, drawLogoIcon, readLogo } from "@/lib/core/storage/logo-files";
import { isLogoIcon, logoCopy, logoPicture } from "@/lib/core/storage/logo-names";

async function findFile(path: string, icon: string | undefined) {
  if (icon === undefined) {
    const type = logoPicture(path)?.format === "svg" ? "image/svg+xml" : "image/png";
    return { content: await readLogo(path), type };
  }
  if (icon === logoCopy) return { content: await drawLogoCopy(path), type: "image/webp" };
  return { content: isLogoIcon(icon) ? await drawLogoIcon(path, icon) : null, type: "image/png" };
}

const read: RouteHandler = async (_, route) => {
  try {
    const { file = "" } = await route.params;
    const [name = "", icon, ...rest] = [file].flat();
    const { content, type } = await findFile(`/logo/${name}`, icon);
    if (!content || rest.length > 0) {
      const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
      return new Response("Not found\n", { status: 404, headers });
    }
    return new Response(new Uint8Array(content), {
      headers: {
        "Content-Type": type,
        "Content-Length": String(content.byteLength),
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
        // An SVG that is opened by itself runs no script and loads nothing.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
