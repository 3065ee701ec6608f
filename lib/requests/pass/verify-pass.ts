import { fromBase64Url, type PassParts, readPassParts, toBase64Url } from "./pass-code";

export interface PublicPassKey {
  id: string;
  public_key: string;
  /** Whether an admin has withdrawn the key, so that no pass of the key is genuine any more. */
  withdrawn: boolean;
}

export type PassVerdict = "genuine" | "altered" | "unknownKey" | "withdrawn";

const encoder = new TextEncoder();

/** The server signs these bytes in front of the digest, so that a signature counts for a pass alone. */
export const signedPrefix = encoder.encode("trip-pass-1:");

/** The digest of the written content, in base64url. Every change of a character changes the digest. */
export async function passDigest(content: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(content))));
}

async function verifySignature(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey("raw", publicKey, "Ed25519", false, ["verify"]);
  } catch {
    // The browser is older than Ed25519 in WebCrypto.
    const { verifyAsync } = await import("@noble/ed25519");
    return verifyAsync(signature, message, publicKey).catch(() => false);
  }
  return crypto.subtle.verify("Ed25519", key, signature, message);
}

export async function verifyPass(
  fragment: string,
  keys: readonly PublicPassKey[],
): Promise<{ verdict: PassVerdict; parts: PassParts | null }> {
  const parts = readPassParts(fragment);
  if (!parts) return { verdict: "altered", parts };
  const key = keys.find(({ id }) => id === parts.key);
  if (!key) return { verdict: "unknownKey", parts };
  const signature = fromBase64Url(parts.signature);
  // The last character has bits that no byte holds, so several spellings would give the same signature.
  const isOneSpelling = toBase64Url(signature) === parts.signature;
  const digest = fromBase64Url(await passDigest(parts.content));
  const message = new Uint8Array([...signedPrefix, ...digest]);
  const isSigned =
    isOneSpelling && (await verifySignature(fromBase64Url(key.public_key), signature, message));
  if (!isSigned) return { verdict: "altered", parts };
  return { verdict: key.withdrawn ? "withdrawn" : "genuine", parts };
}
