import "server-only";
import { db } from "../db";
import { readOrNull } from "./read-or-null";

/** The number of texts in the queue of translations. */
export function openTranslationCount(): Promise<number | null> {
  return readOrNull("open translations", () => db().openTranslation.count());
}
