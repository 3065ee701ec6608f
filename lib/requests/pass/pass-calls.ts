import { callApi } from "../../core/api/client";
import { encodeFittingPass, passPath, readPassParts } from "./pass-code";
import { passSignatureSchema } from "./schema";
import type { TripPass } from "./trip-pass";
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

/** Makes the address of a pass. The server signs the digest and never receives the content. */
export async function makePassLink(pass: TripPass, origin: string): Promise<string> {
  const content = await encodeFittingPass(pass, origin);
  const json = { digest: await passDigest(content) };
  const response = await callApi("trip-passes/signatures", { method: "POST", json, stays: true });
  return origin + passPath(pass.language, { ...passSignatureSchema.parse(response), content });
}
