import "server-only";
import { textOfHtml } from "../core/content/article-html";
import { cachedContent } from "../core/content/cached-content";
import { db, isDatabaseId } from "../core/db";
import { tableRows } from "../core/entity/table-rows";
import { type OwnPage, type OwnPageLink, ownPageSchemas } from "./schema";

const inOrder: Record<string, "asc">[] = [{ position: "asc" }, { id: "asc" }];

export const ownPageRows = tableRows({
  model: (source) => source.ownPage,
  read: (row): OwnPage => ownPageSchemas.record.parse(row),
  order: inOrder,
  contentKey: "own_page:*",
});

/** The published pages in the order of the menu. Changes only with what links show. */
export const listOwnPageLinks = cachedContent(async (): Promise<OwnPageLink[]> => {
  const rows = await db("own-page-links").ownPage.findMany({
    where: { published: true },
    select: { id: true, address: true, title: true, placement: true },
    orderBy: inOrder,
  });
  const { address, title, placement } = ownPageSchemas.record.shape;
  return rows.map((row) => ({
    id: row.id,
    address: address.parse(row.address),
    title: title.parse(row.title),
    placement: placement.parse(row.placement),
  }));
});

/** Reads the pages that visitors see, in the order of the given ids. */
export async function listShownPages(ids: number[]): Promise<OwnPage[]> {
  const rows = await db("own_page:*").ownPage.findMany({
    where: { id: { in: ids }, published: true },
    orderBy: { id: "asc" },
  });
  return rows.map(ownPageRows.read);
}

/** Reads one page; null for a draft, unless staff ask. */
export async function getOwnPage(id: number, { includeHidden = false } = {}): Promise<OwnPage | null> {
  if (!isDatabaseId(id)) return null;
  const page = await ownPageRows.find(db(`own_page:${id}`), id);
  return page && (page.published || includeHidden) ? page : null;
}

/** Reads the published page at an address. */
export async function findOwnPage(address: string): Promise<OwnPage | null> {
  const link = (await listOwnPageLinks()).find((each) => each.address === address);
  return link ? getOwnPage(link.id) : null;
}

const listPageTexts = cachedContent(async () => {
  const pages = await ownPageRows.list();
  return pages
    .filter(({ published }) => published)
    .map(({ id, title, content }) => {
      const texts = [
        ...Object.values(title),
        ...Object.values(content).map((text) => textOfHtml(text ?? "")),
      ];
      return { id, text: texts.join("\n").toLowerCase() };
    });
});

/** Finds the published pages whose title and text hold all words of a search, in any language. */
export async function searchOwnPages(search: string): Promise<OwnPageLink[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const [links, texts] = await Promise.all([listOwnPageLinks(), listPageTexts()]);
  const found = new Set(
    texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id),
  );
  return links.filter(({ id }) => found.has(id));
}
