import "server-only";
import type { Actor } from "../../core/auth/permissions";
import { requirePermission } from "../../core/auth/request-session";
import type { Transaction } from "../../core/content/change-content";
import { fieldAt } from "../../core/content/field-paths";
import { isBlank, sanitizeText } from "../../core/content/text";
import type { RecordStore } from "../../core/entity/record-store";
import type { Snapshot } from "../../core/entity/snapshot";
import { AppError, found, staleError } from "../../core/errors";
import { isRecord } from "../../core/forms/values";
import { updateRecord } from "../../core/history/mutations";
import { pathKey, type StatedOrigin } from "../../core/translations/rule";
import { listPairs, type TextPair } from "../../core/translations/texts";
import { entityDefinition, type TranslatedEntity } from "../entities";
import { recordStores } from "../record-stores";
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
  if (pair.sourcePrint !== item.source_print) return "Teks asalnya sudah berubah.";
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

async function saveTexts(
  tx: Transaction,
  { snapshot: read, save }: RecordStore,
  stored: object,
  kept: readonly Kept[],
): Promise<object | null> {
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
export async function saveTranslations(
  entity: TranslatedEntity,
  { record_key, language, updated_at, items }: Omit<TranslationsInput, "entity">,
  actor: Actor,
): Promise<SavedTranslations> {
  requirePermission(actor, entityDefinition(entity).permission ?? "editContent");
  const store = recordStores[entity];
  const { find, updatedAt, translated: fields = {} } = store;
  const failed: SavedTranslations["failed"] = [];
  const stated = new Map<string, StatedOrigin>();
  const record = await updateRecord(
    store,
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
      return saveTexts(tx, store, stored, kept);
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
