import { AppError } from "../errors";

/** A record that is there; 404 where it is not (null), or was not to be changed any more (false). */
export function found<T>(record: T | null | false): T {
  if (record === null || record === false) throw new AppError(404, "Data tidak ditemukan.");
  return record;
}
