import "server-only";
import { type LocalizedText, staffText } from "../core/content/localized-text";
import { AppError } from "../core/errors";
import { slug } from "../core/pages/slug";

/** Leaves room for a number below the limit of 60 characters. */
const longestCode = 56;
const mostNumbered = 99;

interface FreeCode {
  name: string;
  /** The code of a name without a Latin letter. */
  fallback: string;
  /** Lists the records whose codes begin so. */
  list: (begin: string) => Promise<{ code: string }[]>;
}

/** Returns the code that follows from an English name, with a number if another record has the code. Throws 422 if all are taken. */
export async function freeCode({ name, fallback, list }: FreeCode): Promise<string> {
  const code = slug(name).slice(0, longestCode).replace(/-+$/, "") || fallback;
  const taken = new Set((await list(code)).map((row) => row.code));
  const numbered = Array.from({ length: mostNumbered }, (_, index) => `${code}-${index + 2}`);
  const free = [code, ...numbered].find((each) => !taken.has(each));
  if (free === undefined) throw new AppError(422, "Nama ini sudah dipakai.", { name: ["Pilih nama lain."] });
  return free;
}

const mostNamed = 5;

/** Throws 409 with the names of the first tours that use a record, and with the advice for staff. */
export function requireUnused(
  tours: readonly { name: LocalizedText }[],
  record: string,
  advice: string,
): void {
  if (tours.length === 0) return;
  const names = tours.slice(0, mostNamed).map(({ name }) => staffText(name));
  const others = tours.length - names.length;
  const text = others > 0 ? `${names.join(", ")}, dan ${others} lainnya` : names.join(", ");
  throw new AppError(409, `${record} masih dipakai oleh ${tours.length} tur: ${text}. ${advice}`);
}
