import "server-only";
import { db } from "../db";

export function countOpenTranslations(): Promise<number> {
  return db().openTranslation.count();
}
