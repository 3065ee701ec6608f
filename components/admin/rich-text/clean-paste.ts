import { wordLists } from "./word-lists";

/** Elements whose text is none of the article's. */
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

/** Pictures of this store stay, under their bare address; the number of the others, which go. */
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

/** Word ends paragraphs with marks of its own; Google Docs wraps everything in a `<b>` that is none, and sets line breaks between blocks. */
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
 * HTML from the clipboard without what word processors add to it: their lists become lists, their titles
 * headings. `dropped`: how many pictures lay elsewhere. Styles go when the editor reads it.
 */
export function cleanPaste(html: string, origin: string): { html: string; dropped: number } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const each of body.querySelectorAll(noise)) each.remove();
  wordLists(body);
  headings(body);
  wrappers(body);
  for (const each of body.querySelectorAll("[class]")) each.removeAttribute("class");
  const dropped = foreignPictures(body, origin);
  return { html: body.innerHTML, dropped };
}
