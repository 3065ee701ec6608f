import type { IncomingMessage, ServerResponse } from "node:http";
import { contentKnowledge } from "@/lib/core/content/content-version";
import { db } from "@/lib/core/db";
import { iconPath, type LogoIcon } from "@/lib/core/storage/logo-names";
import { isDemoDocument } from "@/lib/site/document-path";
import { siteSettings } from "@/lib/site/settings";
import { refuseMissing } from "./static-files";

/** The icons of the software at addresses that programs ask for by themselves, and what a logo puts in their place. */
const icons: Record<string, LogoIcon> = {
  "/favicon.ico": "favicon-96.png",
  "/favicon.svg": "favicon-96.png",
  "/apple-touch-icon.png": "apple-180.png",
  "/icons/icon-192.png": "icon-192.png",
  "/icons/icon-512.png": "icon-512.png",
  "/icons/maskable-512.png": "maskable-512.png",
};

const watched = ["site:1", "promo:*"];

async function listNamedDocuments(): Promise<Set<string>> {
  const rows = await db().$queryRaw<{ path: string }[]>`
    SELECT unnest(ARRAY[privacy_policy, payment_methods]) AS path FROM site
    UNION SELECT pdf_url FROM promo`;
  return new Set(rows.map(({ path }) => path));
}

export interface OwnFiles {
  /** Answers a request for a file of `public/` that the operator has replaced or does not name. Returns false for all others. */
  respond(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

/**
 * Keeps files of the demonstration and icons of the software from speaking for the operator: an icon leads to that of the logo,
 * and a document is there only while the settings or a promo name the document.
 */
export async function watchOwnFiles(): Promise<OwnFiles> {
  const { moments } = contentKnowledge();
  let named: Set<string> | null = null;
  const read = async () => {
    named = await listNamedDocuments().catch(() => named);
  };
  let seen = moments.now();
  const ignore = moments.listen(() => {
    const since = seen;
    seen = moments.now();
    if (moments.changedSince(since, watched)) void read();
  });
  await read();
  return {
    respond({ method, url = "" }, response) {
      if (method !== "GET" && method !== "HEAD") return false;
      const { logo } = siteSettings();
      const icon = Object.hasOwn(icons, url) ? icons[url] : undefined;
      if (icon && logo) {
        response.writeHead(307, { Location: iconPath(logo, icon), "Cache-Control": "no-cache" }).end();
        return true;
      }
      if (!isDemoDocument(url) || named === null || named.has(url)) return false;
      refuseMissing(response);
      return true;
    },
    close: ignore,
  };
}
