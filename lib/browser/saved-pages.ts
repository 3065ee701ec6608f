import { dayMs, minuteMs } from "../durations";
import { dayLocales, type Language } from "../i18n/languages";
import type { Messages } from "../i18n/messages";

/** The messages from pages to the service worker. No other module reads or deletes the saved pages. */

/** Milliseconds. */

export function writtenMoment(moment: string | number, language: Language): string {
  const written = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(moment).toLocaleString(dayLocales[language], written);
}

async function ask(question: unknown): Promise<string | undefined> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active?.postMessage(question, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** Asks how the response that came too late for this page compares with the shown copy: `same`, `new`, or `none`. */
export function askForLateAnswer(): Promise<string | undefined> {
  return ask(null);
}

const offlinePath = (language: Language) => `/${language}/offline`;

/** Lists this page's files that other pages of the build share, and its first picture in the shown size. */
function ownFiles(): string[] {
  const drawn = performance.getEntriesByType("resource").map(({ name }) => name);
  const pictures = [...document.images].map(({ src }) => src);
  const files = [...drawn, ...pictures].map((address) => new URL(address, origin).pathname);
  const first = document.querySelector<HTMLImageElement>("main picture img")?.currentSrc ?? "";
  return [
    ...files.filter((path) => /^\/(?:_next\/static|fonts)\//.test(path)),
    ...(first.startsWith(`${origin}/storage/`) ? [first.slice(origin.length)] : []),
  ];
}

/** Has the worker keep the page for addresses that are not kept, which has the words of the bar. */
const keepOfflinePage = (language: Language) => ask(["files", [offlinePath(language)], dayMs, []]);

export function keepThisPage(language: Language): void {
  const { pathname, search } = window.location;
  void ask(["pages", search ? [] : [pathname], minuteMs, ownFiles()]);
  void keepOfflinePage(language);
}

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Reads the words of the bar above a copy. They are in the offline page only, so that no other page loads them. */
export async function readNoticeWords(language: Language): Promise<Messages["offline"] | null> {
  const kept = await window.caches?.match(offlinePath(language), { ignoreVary: true });
  const words = kept && parsed(await kept.text()).querySelector<HTMLElement>("[data-words]")?.dataset.words;
  return words ? JSON.parse(words) : null;
}

/** Keeps the pages of a plan until another plan is kept. Returns false after a failure; the earlier copies stay. */
export async function keepPlan(language: Language, paths: string[]): Promise<boolean> {
  const answers = await Promise.all([ask(["plan", paths, 0, ownFiles()]), keepOfflinePage(language)]);
  if (answers.some((answer) => answer !== "kept")) return false;
  const [pages, plan] = [await window.caches.open("pages"), await window.caches.open("plan")];
  // An older copy in the cache `pages` is found first and would hide the new copy.
  await Promise.all(paths.map((path) => pages.delete(path, { ignoreVary: true })));
  const others = (await plan.keys()).filter(({ url }) => !paths.includes(url.slice(window.origin.length)));
  await Promise.all(others.map((other) => plan.delete(other, { ignoreVary: true })));
  return true;
}

export async function deleteSavedPages(): Promise<void> {
  const { caches } = window;
  for (const name of (await caches?.keys()) ?? []) await caches.delete(name);
}

export interface SavedPage {
  path: string;
  title: string;
  moment: string;
}

function titleOf(html: string): string {
  const [title = ""] = /<title>[^<]*/.exec(html) ?? [];
  return parsed(title).title.replace(/ \| [^|]*$/, "");
}

export async function listSavedPages(): Promise<SavedPage[]> {
  const found = new Map<string, SavedPage>();
  for (const name of ["pages", "plan"]) {
    if (!(await window.caches?.has(name))) continue;
    const cache = await window.caches.open(name);
    for (const request of await cache.keys()) {
      const copy = await cache.match(request, { ignoreVary: true });
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      if (!copy || found.has(path) || path.endsWith("/offline")) continue;
      found.set(path, { path, title: titleOf(await copy.text()), moment: copy.headers.get("saved") ?? "" });
    }
  }
  return [...found.values()].sort((one, other) => other.moment.localeCompare(one.moment));
}
