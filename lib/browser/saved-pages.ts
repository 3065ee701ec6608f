import { dayMs, minuteMs } from "../durations";
import { dayLocales, type Language } from "../i18n/languages";
import type { Messages } from "../i18n/messages";

/** What pages say to the worker that keeps them, and the only module that touches its copies. */

/** Milliseconds. */

/** A moment by the visitor's own clock: `22 Nov, 14:05`. */
export function writtenMoment(moment: string | number, language: Language): string {
  const written = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(moment).toLocaleString(dayLocales[language], written);
}

/** Asks the worker, once there is one. */
async function ask(question: unknown): Promise<string | undefined> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active?.postMessage(question, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** How the answer came out that was too late for this page: `same`, `new`, or `none`. */
export function askForLateAnswer(): Promise<string | undefined> {
  return ask(null);
}

const offlinePath = (language: Language) => `/${language}/offline`;

/**
 * What this page is drawn with, as far as it is the same for every page of the build, its map before it is seen too; and its
 * first picture as it was shown.
 */
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

/** Has the worker keep this page, what it was drawn with, and the page for addresses that are not kept. */
export function keepThisPage(language: Language): void {
  const { pathname, search } = window.location;
  void ask(["pages", search ? [] : [pathname], minuteMs, ownFiles()]);
  void keepOfflinePage(language);
}

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** The words of the bar above a copy: they stand in the kept page for addresses without one, and in no other. */
export async function readNoticeWords(language: Language): Promise<Messages["offline"] | null> {
  const kept = await window.caches?.match(offlinePath(language), { ignoreVary: true });
  const words = kept && parsed(await kept.text()).querySelector<HTMLElement>("[data-words]")?.dataset.words;
  return words ? JSON.parse(words) : null;
}

/**
 * Has the worker keep the pages of a plan until another plan is kept, however many others are opened; says whether it did.
 * Whatever fails leaves the copies that there are.
 */
export async function keepPlan(language: Language, paths: string[]): Promise<boolean> {
  const answers = await Promise.all([ask(["plan", paths, 0, ownFiles()]), keepOfflinePage(language)]);
  if (answers.some((answer) => answer !== "kept")) return false;
  const [pages, plan] = [await window.caches.open("pages"), await window.caches.open("plan")];
  // What is asked for first has to be the newer one.
  await Promise.all(paths.map((path) => pages.delete(path, { ignoreVary: true })));
  const others = (await plan.keys()).filter(({ url }) => !paths.includes(url.slice(window.origin.length)));
  await Promise.all(others.map((other) => plan.delete(other, { ignoreVary: true })));
  return true;
}

/** Takes every copy from the device. */
export async function deleteSavedPages(): Promise<void> {
  const { caches } = window;
  for (const name of (await caches?.keys()) ?? []) await caches.delete(name);
}

export interface SavedPage {
  path: string;
  title: string;
  /** When it was saved. */
  moment: string;
}

function titleOf(html: string): string {
  const [title = ""] = /<title>[^<]*/.exec(html) ?? [];
  return parsed(title).title.replace(/ \| [^|]*$/, "");
}

/** The copies, the newest first, with the titles of their pages. */
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
