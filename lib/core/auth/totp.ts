import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { env } from "../env.ts";
import { log } from "../log.ts";

/** The values that every authenticator app supports; many ignore others. */
const form = { algorithm: "SHA1", digits: 6, period: 30 };
/** RFC 4226 recommends 20 bytes. */
const secretSize = 20;
/** Steps of 30 seconds by which a phone's clock may be wrong in either direction. */
const drift = 1;

export const totpCode = /^\d{6}$/;

export interface TotpSetup {
  secret: string;
  uri: string;
  svg: string;
}

function totpOf(secret: string, { issuer = "", username = "" } = {}): TOTP {
  return new TOTP({
    ...form,
    issuer,
    label: username,
    secret: Secret.fromBase32(secret),
  });
}

/** @param issuer the name of the site, which authenticator apps show above the account */
export function createTotp(issuer: string, username: string): TotpSetup {
  const { base32: secret } = new Secret({ size: secretSize });
  const uri = totpOf(secret, { issuer, username }).toString();
  return { secret, uri, svg: renderSVG(uri, { ecc: "M", border: 2 }) };
}

/** Returns the 30-second step whose code matches, trying the current one and its neighbours; null if none does. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!totpCode.test(code)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: drift });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

const cipher = "aes-256-gcm";
const nonceSize = 12;

function sealingKey(): Buffer {
  return Buffer.from(hkdfSync("sha256", env().AUTH_SECRET ?? "", "", "totp secret", 32));
}

export function sealSecret(secret: string, userId: number): string {
  const nonce = randomBytes(nonceSize);
  const sealing = createCipheriv(cipher, sealingKey(), nonce).setAAD(Buffer.from(String(userId)));
  const parts = [nonce, sealing.update(secret, "utf8"), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

const tagSize = 16;

/** Returns null if another AUTH_SECRET encrypted the secret: then a recovery code or `reset-2fa` lets the owner in. */
export function openSecret(sealed: string, userId: number): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const opening = createDecipheriv(cipher, sealingKey(), bytes.subarray(0, nonceSize))
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(bytes.subarray(-tagSize));
    return Buffer.concat([opening.update(bytes.subarray(nonceSize, -tagSize)), opening.final()]).toString();
  } catch {
    log().warn(
      { user_id: userId },
      "A two-step secret cannot be read, because AUTH_SECRET has changed. The owner needs a recovery code or reset-2fa.",
    );
    return null;
  }
}
