import { callApi } from "../../core/api/client";
import { readPassParts } from "./pass-code";
import { passDigest } from "./verify-pass";

export async function requestKeyRotation(): Promise<void> {
  await callApi("trip-passes/keys", { method: "POST" });
}

export async function requestKeyWithdrawal(key: string): Promise<void> {
  await callApi(`trip-passes/keys/${key}/withdrawal`, { method: "POST" });
}

/** Returns the digest of the pass in a link, computed in the browser, or null if the text holds no pass. */
export async function digestOfLink(text: string): Promise<string | null> {
  const parts = readPassParts(text.trim().replace(/^[^#]*#/, ""));
  return parts && passDigest(parts.content);
}
