import { callApi } from "../../core/api/client";
import { encodeFittingPass, passPath } from "./pass-code";
import { passSignatureSchema } from "./schema";
import type { TripPass } from "./trip-pass";
import { passDigest } from "./verify-pass";

/** Makes the address of a pass. The server signs the digest and never receives the content. */
export async function makePassLink(pass: TripPass, origin: string): Promise<string> {
  const content = await encodeFittingPass(pass, origin);
  const json = { digest: await passDigest(content) };
  const answer = await callApi("trip-passes/signatures", { method: "POST", json, stays: true });
  return origin + passPath(pass.language, { ...passSignatureSchema.parse(answer), content });
}
