import { absoluteUrl } from "@/lib/absolute-url";

/** Milliseconds. */
const limit = 10_000;

/** Sends addresses to IndexNow: taken, to be sent again later, or refused for good. */
export async function submitAddresses(
  endpoint: string,
  key: string,
  urlList: string[],
): Promise<"taken" | "later" | "refused"> {
  const { host } = new URL(absoluteUrl("/"));
  const body = JSON.stringify({ host, key, keyLocation: absoluteUrl("/indexnow.txt"), urlList });
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  const signal = AbortSignal.timeout(limit);
  const answer = await fetch(endpoint, { method: "POST", headers, body, signal }).catch(() => null);
  if (answer?.ok) return "taken";
  return !answer || answer.status === 429 || answer.status >= 500 ? "later" : "refused";
}
