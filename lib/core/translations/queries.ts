import "server-only";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { db } from "../db";
import { countOpen } from "./rule";
import type { TargetLanguage, TranslationStates } from "./schema";
import { listPairs } from "./texts";

/** For a record that was written without marks: only its missing texts are known. */
function unmarkedStates(fields: Fields, record: object): TranslationStates {
  const missing = listPairs(fields, record).flatMap((pair) =>
    pair.target === null ? [{ pair, state: "missing" as const }] : [],
  );
  return Object.fromEntries(countOpen(missing)) as TranslationStates;
}

async function listStates(
  entity: string,
  fields: Fields,
  records: readonly { id: number }[],
  tx: Transaction,
): Promise<TranslationStates[]> {
  const keys = records.map(({ id }) => String(id));
  const rows = await tx.translationState.findMany({ where: { entity, record_key: { in: keys } } });
  const found = new Map<string, Partial<TranslationStates>>();
  for (const { record_key, language, missing, stale, machine } of rows) {
    const counts = { [language as TargetLanguage]: { missing, stale, machine } };
    found.set(record_key, { ...found.get(record_key), ...counts });
  }
  const none = Object.fromEntries(countOpen([])) as TranslationStates;
  return records.map((record) => {
    const known = found.get(String(record.id));
    return known ? { ...none, ...known } : unmarkedStates(fields, record);
  });
}

/** Makes API responses of one kind, for staff with the counts of open translations. */
export function withTranslationStates<Stored extends { id: number }, Answer extends object>(
  entity: string,
  fields: Fields,
  respond: (record: Stored) => Answer,
) {
  return {
    /** Visitors' responses read no counts, so that cached responses do not depend on them. */
    async list(records: readonly Stored[], viewer: "admin" | "public", tx?: Transaction) {
      if (viewer !== "admin") return records.map(respond);
      const states = await listStates(entity, fields, records, tx ?? db());
      return records.map((record, index) => ({ ...respond(record), translation_state: states[index] }));
    },
    async one(record: Stored, tx: Transaction = db()) {
      const [translation_state] = await listStates(entity, fields, [record], tx);
      return { ...respond(record), translation_state };
    },
  };
}
