import "server-only";
import type { Transaction } from "../content/change-content";
import type { Entity } from "../registry/entities";
import type { Records } from "../registry/record-stores";
import { recordStores } from "../registry/record-stores";
import { forgetTranslations, type MarkedRecord, markTranslations } from "../translations/marks";
import type { RuleOptions } from "../translations/rule";

function markedRecord<E extends Entity>(entity: E, record: Records[E], username = ""): MarkedRecord | null {
  const { translated: fields, keyOf } = recordStores[entity];
  return fields && entity !== "seo" ? { entity, key: keyOf(record), fields, username } : null;
}

export async function markRecord<E extends Entity>(
  tx: Transaction,
  entity: E,
  before: Records[E] | null,
  after: Records[E],
  username: string,
  options?: RuleOptions,
): Promise<void> {
  const marked = markedRecord(entity, after, username);
  if (marked) await markTranslations(tx, marked, before, after, options);
}

export async function unmarkRecord<E extends Entity>(
  tx: Transaction,
  entity: E,
  record: Records[E],
): Promise<void> {
  const marked = markedRecord(entity, record);
  if (marked) await forgetTranslations(tx, marked);
}
