import { setTimeout as pause } from "node:timers/promises";
import { shownLanguages } from "@/lib/core/i18n/shown-languages";
import { pageAddress } from "./cache-keys";
import { plainBody } from "./page";
import type { PublicPages } from "./public-cache";

const rest = { first: 2_000, between: 30 } as const;
const maxPages = 400;

function linkedPages(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="(\/[^"#]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return hrefs.filter((href) => {
    const { pathname, searchParams } = new URL(href, "http://localhost");
    return pageAddress(pathname, searchParams)?.keep;
  });
}

/** Renders the pages that the home pages link while `isIdle`, so that the first visitor after a start does not wait. */
export async function warmPages(
  pages: PublicPages,
  isIdle: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const queue: string[] = shownLanguages().map((language) => `/${language}`);
  const seen = new Set(queue);
  await pause(rest.first, undefined, { signal, ref: false });
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    do await pause(rest.between, undefined, { signal, ref: false });
    while (!isIdle());
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const address = pageAddress(pathname, searchParams);
    if (!address) continue;
    const { page } = await pages.get(address);
    if (page.status !== 200) continue;
    for (const found of linkedPages((await plainBody(page)).toString())) {
      if (seen.has(found) || seen.size >= maxPages) continue;
      seen.add(found);
      queue.push(found);
    }
  }
}
