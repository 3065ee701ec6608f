/** Word writes a list item as a paragraph that names its level and carries its mark as text. */
interface WordItem {
  level: number;
  ordered: boolean;
}

const itemStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
const markStyle = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `iv.`: a number; anything else is a bullet. */
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

/** The list at `level`, opened below the last item of the list above it. */
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

/** Turns Word's paragraphs that stand for list items into lists. */
export function wordLists(root: Element): void {
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
