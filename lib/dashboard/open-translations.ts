import "server-only";
import { db } from "../db";

/** The number of texts in the queue of translations. */
export function countOpenTranslations(): Promise<number> {
  return db().openTranslation.count();
}
