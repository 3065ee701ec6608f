/** The messages of pages to the worker that keeps them. Only this module of the pages touches the copies. */
import { dayMs, minuteMs } from "../durations";
import { dayLocales, type Language } from "../i18n/languages";
import type { Messages } from "../i18n/messages";
import { defineMark, jsonMark } from "./mark";

/** The page for missing copies holds the words of the bar above a copy, which no other page has. */
export const offlineWordsMark = defineMark("words", jsonMark<Messages["offline"]>());

/** Writes a moment, given in milliseconds or as ISO 8601, as the day and the time in the words of a language. */
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

/** Returns `same`, `new`, or `none` for the response that came too late for this page. */
export function requestLateResponse(): Promise<string | undefined> {
  return ask(null);
}

const offlinePath = (language: Language) => `/${language}/offline`;

/** Returns the files that every page of the build shares, and this page's first picture as it was shown. */
function ownFiles(): string[] {
  const drawn = performance.getEntriesByType("resource").map(({ name }) => name);
  const pictures = [...document.images].map(({ src }) => src);
  const files = [...drawn, ...pictures].map((address) => new URL(address, origin).pathname);
  const content = document.getElementById("content");
  const first = [...document.images].find((image) => content?.contains(image))?.currentSrc ?? "";
  return [
    ...files.filter((path) => /^\/(?:_next\/static|fonts)\//.test(path)),
    ...(first.startsWith(`${origin}/storage/`) ? [first.slice(origin.length)] : []),
  ];
}

const keepOfflinePage = (language: Language) => ask(["files", [offlinePath(language)], dayMs, []]);

export function keepThisPage(language: Language): void {
  const { pathname, search } = window.location;
  void ask(["pages", search ? [] : [pathname], minuteMs, ownFiles()]);
  void keepOfflinePage(language);
}

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Keeps this page with all its pictures. The fragment of the address is no part of what is kept. */
export function keepPageWithPictures(): void {
  const pictures = [...document.images].map(({ currentSrc, src }) =>
    (currentSrc || src).slice(origin.length),
  );
  const files = pictures.filter((path) => path.startsWith("/storage/"));
  void ask(["pages", [window.location.pathname], minuteMs, [...ownFiles(), ...files]]);
}

/** Reads the kept page, which holds these words. */
export async function readNoticeWords(language: Language): Promise<Messages["offline"] | null> {
  const kept = await window.caches?.match(offlinePath(language), { ignoreVary: true });
  const element = kept && offlineWordsMark.find(parsed(await kept.text()));
  return element ? offlineWordsMark.read(element) : null;
}

/** Keeps the pages until another plan is kept. Returns whether they are kept; a failure leaves the existing copies. */
export async function keepPlan(language: Language, paths: string[]): Promise<boolean> {
  const answers = await Promise.all([ask(["plan", paths, 0, ownFiles()]), keepOfflinePage(language)]);
  if (answers.some((answer) => answer !== "kept")) return false;
  const [pages, plan] = [await window.caches.open("pages"), await window.caches.open("plan")];
  // The worker looks into `pages` first, so an older copy there would hide the plan's copy.
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
