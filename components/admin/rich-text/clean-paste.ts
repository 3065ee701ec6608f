/** Word writes a list item as a paragraph, with the level in the style and the marker as text. */
interface WordItem {
  level: number;
  ordered: boolean;
}

const itemStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
const markStyle = /mso-list:\s*ignore/i;
/** Matches the marker of a numbered item: `1.`, `a)`, `iv.`. Any other marker is a bullet. */
const number = /^\s*(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i;

function style(element: Element): string {
  return element.getAttribute("style") ?? "";
}

function readItem(element: Element | null): WordItem | null {
  const level = element && itemStyle.exec(style(element))?.[1];
  if (!level) return null;
  const mark = [...element.querySelectorAll("span")].find((each) => markStyle.test(style(each)));
  const ordered = number.test(mark?.textContent ?? "");
  mark?.remove();
  return { level: Number(level), ordered };
}

/** Returns the list at `level` and creates it below the last item of the list above if needed. */
function listAt(lists: Element[], { level, ordered }: WordItem, document: Document): Element {
  lists.length = Math.min(lists.length, level);
  const name = ordered ? "OL" : "UL";
  const current = lists[level - 1];
  if (current?.nodeName === name) return current;
  lists.length = Math.min(lists.length, level - 1);
  const list = document.createElement(name);
  const parent = lists.at(-1);
  if (parent) (parent.lastElementChild ?? parent).append(list);
  else current?.after(list);
  lists.push(list);
  return list;
}

function wordLists(root: Element): void {
  const document = root.ownerDocument;
  let lists: Element[] = [];
  let previous: Element | null = null;
  let top = 1;
  for (const paragraph of root.querySelectorAll("p[style*='mso-list'], h1[style*='mso-list']")) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (!previous || paragraph.previousElementSibling !== previous) {
      lists = [];
      top = item.level;
    }
    const list = listAt(lists, { ...item, level: Math.max(1, item.level - top + 1) }, document);
    if (!list.isConnected) paragraph.before(list);
    const entry = document.createElement("li");
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
    previous = lists[0] ?? null;
  }
}

/** Elements whose text is not content. */
const noise = "style, script, meta, link, title, xml, svg, math, template, noscript, [aria-hidden='true']";

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function headings(root: ParentNode): void {
  for (const each of root.querySelectorAll("h1, p.MsoTitle")) rename(each, "h2");
  for (const each of root.querySelectorAll("p.MsoSubtitle")) rename(each, "h3");
  for (const each of root.querySelectorAll("h5, h6")) rename(each, "h4");
}

/** Keeps pictures of this site's store by path, removes all others and returns their count. */
function foreignPictures(root: ParentNode, origin: string): number {
  let dropped = 0;
  for (const picture of root.querySelectorAll("img")) {
    const address = picture.getAttribute("src") ?? "";
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (path.startsWith("/storage/")) picture.setAttribute("src", path);
    else {
      picture.remove();
      dropped += 1;
    }
  }
  return dropped;
}

/** Makes addresses of this site paths, because only a path names a tour (lib/blogs/tour-blocks.ts). */
function ownLinks(root: ParentNode, origin: string): void {
  for (const link of root.querySelectorAll(`a[href^="${origin}/"]`)) {
    link.setAttribute("href", (link.getAttribute("href") ?? "").slice(origin.length));
  }
}

/** Removes Word's marks at the end of paragraphs, and Google Docs' outer `<b>` and `<br>` between blocks. */
function wrappers(root: ParentNode): void {
  for (const each of root.querySelectorAll("o\\:p")) if (!each.textContent?.trim()) each.remove();
  for (const each of root.querySelectorAll("b[id^='docs-internal-guid']")) unwrap(each);
  for (const each of root.querySelectorAll("a u")) unwrap(each);
  for (const each of root.querySelectorAll<HTMLElement>("a [style]")) each.style.textDecoration = "";
  for (const each of root.querySelectorAll("br")) {
    const beside = [each.previousElementSibling, each.nextElementSibling];
    if (beside.some((other) => other?.matches("p, ul, ol, table, h2, h3, h4, blockquote"))) each.remove();
  }
}

/**
 * Turns lists and titles of word processors into HTML of their kind. `dropped` counts removed pictures. The editor itself drops
 * styles.
 */
export function cleanPaste(html: string, origin: string): { html: string; dropped: number } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const each of body.querySelectorAll(noise)) each.remove();
  wordLists(body);
  headings(body);
  wrappers(body);
  for (const each of body.querySelectorAll("[class]")) each.removeAttribute("class");
  ownLinks(body, origin);
  const dropped = foreignPictures(body, origin);
  return { html: body.innerHTML, dropped };
}
