import { AppError } from "../errors";

const longest = 200;

/** The key under which a client sends a create, if it sends one. */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key") || null;
  if (key === null || key.length <= longest) return key;
  const message = `Paling banyak ${longest} karakter.`;
  throw new AppError(422, message, { "Idempotency-Key": [message] });
}
