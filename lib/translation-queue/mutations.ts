import "server-only";
import type { Actor } from "../auth/permissions";
import { requirePermission } from "../auth/request-session";
import type { Transaction } from "../content/change-content";
import { fieldAt } from "../content/field-paths";
import { isBlank, sanitizeText } from "../content/text";
import type { Snapshot } from "../entity/snapshot";
import { AppError, found, staleError } from "../errors";
import { isRecord } from "../forms/values";
import { updateRecord } from "../history/mutations";
import { entityDefinition, type TranslatedEntity } from "../registry/entities";
import type { Records } from "../registry/record-stores";
import { recordStores } from "../registry/record-stores";
import { pathKey, type StatedOrigin } from "../translations/rule";
import { listPairs, type TextPair } from "../translations/texts";
import type { SavedTranslations, TranslationItem, TranslationsInput } from "./schema";

interface Kept {
  pair: TextPair;
  /** Absent: the stored translation is right. */
  target?: string;
  stated: StatedOrigin;
}

function readItem(
  { target: typed, machine, ...item }: TranslationItem,
  pair: TextPair | undefined,
  limit: number | undefined,
): Kept | string {
  if (!pair) return "Teks ini tidak ada lagi.";
  if (pair.sourcePrint !== item.source_print) return "Teks Inggris sudah berubah.";
  if (typed === undefined)
    return pair.target === null ? "Belum ada terjemahan." : { pair, stated: "confirmed" };
  if (pair.isHtml) return "Isi blog diterjemahkan di formulirnya.";
  const target = sanitizeText(typed).replace(/\r\n?/g, "\n");
  if (isBlank(target)) return "Wajib diisi.";
  if (limit !== undefined && target.length > limit) return `Paling banyak ${limit} karakter.`;
  // Saving a translation confirms it, unless a machine wrote it and no person read it.
  const stated = machine ? "machine" : "confirmed";
  return target === pair.target ? { pair, stated } : { pair, target, stated };
}

/** Sets a text in the body of a change. The body then contains the whole field. */
function setText(body: Snapshot, snapshot: Snapshot, { path, language }: TextPair, target: string): void {
  const [name = "", ...steps] = path.split(".");
  if (!Object.hasOwn(snapshot, name)) {
    body[`${name}_${language}`] = target;
    return;
  }
  body[name] ??= structuredClone(snapshot[name]);
  let holder: unknown = body;
  for (const step of [name, ...steps]) holder = Reflect.get(Object(holder), step);
  if (isRecord(holder)) holder[language] = target;
}

async function saveTexts<E extends TranslatedEntity>(
  tx: Transaction,
  entity: E,
  stored: Records[E],
  kept: readonly Kept[],
): Promise<Records[E] | null> {
  const { snapshot: read, save } = recordStores[entity];
  const [body, snapshot]: Snapshot[] = [{}, read(stored)];
  let changes = false;
  for (const { pair, target } of kept) {
    if (target === undefined) continue;
    changes = true;
    setText(body ?? {}, snapshot ?? {}, pair, target);
  }
  return changes ? save(tx, stored, body ?? {}) : stored;
}

/** Saves valid items as one version and returns the others with reasons. Throws 422, 409 or 404. */
export async function saveTranslations<E extends TranslatedEntity>(
  entity: E,
  { record_key, language, updated_at, items }: Omit<TranslationsInput, "entity">,
  actor: Actor,
): Promise<SavedTranslations> {
  requirePermission(actor, entityDefinition(entity).permission ?? "editContent");
  const { find, updatedAt, translated: fields = {} } = recordStores[entity];
  const failed: SavedTranslations["failed"] = [];
  const stated = new Map<string, StatedOrigin>();
  const record = await updateRecord(
    entity,
    record_key,
    actor,
    async (tx) => {
      const stored = await find(tx, record_key);
      if (!stored) return null;
      if (updated_at && updatedAt(stored)?.getTime() !== updated_at.getTime()) throw staleError();
      const pairs = listPairs(fields, stored).filter((pair) => pair.language === language);
      const kept: Kept[] = [];
      const errors: Record<string, string[]> = {};
      for (const [index, item] of items.entries()) {
        const pair = pairs.find(({ path }) => path === item.path);
        const read = readItem(item, pair, fieldAt(fields, item.path)?.field.limit);
        if (typeof read !== "string") kept.push(read);
        else {
          failed.push({ path: item.path, message: read });
          errors[`items.${index}`] = [read];
        }
      }
      if (kept.length === 0) throw new AppError(422, "Tidak ada yang disimpan.", errors);
      for (const { pair, stated: saying } of kept) stated.set(pathKey(pair), saying);
      return saveTexts(tx, entity, stored, kept);
    },
    { stated },
  );
  const saved = found(record);
  return {
    saved: items.length - failed.length,
    failed,
    updated_at: updatedAt(saved) ?? new Date(),
  };
}
