import { AppError } from "../errors";

/** Somebody else saved since the writer read. */
export function staleError(): AppError {
  return new AppError(
    409,
    "Data ini sudah diubah sejak Anda membukanya. Muat ulang halaman sebelum menyimpan.",
  );
}

/** Whether a body, as it was sent, names another `updated_at` than the record's. One that is no time is for the schema. */
export function isStale(sent: unknown, { updated_at }: { updated_at: Date }): boolean {
  if (typeof sent !== "object" || sent === null || !("updated_at" in sent)) return false;
  const time = typeof sent.updated_at === "string" ? Date.parse(sent.updated_at) : Number.NaN;
  return !Number.isNaN(time) && time !== updated_at.getTime();
}
