import "server-only";
import type { Transaction } from "../content/change-content";
import type { RecordStore } from "../entity/record-store";
import { forgetTranslations, type MarkedRecord, markTranslations } from "../translations/marks";
import type { RuleOptions } from "../translations/rule";

function markedRecord<Stored extends object>(
  { entity, translated: fields, keyOf }: RecordStore<Stored>,
  record: Stored,
  username = "",
): MarkedRecord | null {
  return fields ? { entity: entity.name, key: keyOf(record), fields, username } : null;
}

export async function markRecord<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  before: Stored | null,
  after: Stored,
  username: string,
  options?: RuleOptions,
): Promise<void> {
  const marked = markedRecord(store, after, username);
  if (marked) await markTranslations(tx, marked, before, after, options);
}

export async function unmarkRecord<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  record: Stored,
): Promise<void> {
  const marked = markedRecord(store, record);
  if (marked) await forgetTranslations(tx, marked);
}
