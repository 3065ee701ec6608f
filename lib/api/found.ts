import { AppError } from "../errors";

/** A record that is there; 404 where it is not. */
export function found<T>(record: T | null): T {
  if (record === null) throw new AppError(404, "Data tidak ditemukan.");
  return record;
}
