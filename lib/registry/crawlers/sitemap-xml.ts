import { escapeXml } from "../../core/content/text";
import { absoluteUrl } from "../../core/pages/absolute-url";
import type { ListedPage } from "../../core/pages/public-page";
import type { SitemapPart } from "./sitemap";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function location(path: string): string {
  return `<loc>${escapeXml(absoluteUrl(path))}</loc>`;
}

function lastModified(changed: Date | null): string {
  return changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
}

export function sitemapIndexXml(parts: SitemapPart[]): string {
  const entries = parts.map(
    ({ name, changed }) =>
      `<sitemap>${location(`/sitemaps/${name}.xml`)}${lastModified(changed)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

function pageEntries({ page, changed, images }: ListedPage): string {
  const pictures = images.map(
    (path) => `<image:image><image:loc>${escapeXml(absoluteUrl(path))}</image:loc></image:image>`,
  );
  const rest = lastModified(changed) + pictures.join("");
  return page.indexed
    .map((language) => `<url>${location(page.canonicals[language])}${rest}</url>\n`)
    .join("");
}

/** Returns null if the part is empty. */
export async function sitemapPartXml(pages: AsyncIterable<ListedPage>): Promise<string | null> {
  let entries = "";
  for await (const page of pages) entries += pageEntries(page);
  return entries ? `${declaration}<urlset ${namespace} ${images}>\n${entries}</urlset>\n` : null;
}
