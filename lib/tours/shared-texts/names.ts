import "server-only";
import { staffText } from "../../core/content/localized-text";
import { shorten } from "../../core/content/text";
import { db } from "../../core/db";
import type { SharedTextNames } from "../compared-versions";
import { sharedTextName } from "./fields";
import { listSharedTexts } from "./queries";

const nameLength = 90;

/** Reads the names of the shared texts, of deleted ones the last name that a version has. */
export async function getSharedTextNames(): Promise<SharedTextNames> {
  const [texts, gone] = await Promise.all([
    listSharedTexts(),
    db().$queryRaw<{ record_key: string; title: string }[]>`
      SELECT DISTINCT ON (record_key) record_key, title FROM record_version WHERE entity = 'shared_text'
      ORDER BY record_key, number DESC`,
  ]);
  const named = [
    ...gone.map(({ record_key, title }) => [Number(record_key), title] as const),
    ...texts.map((text) => [text.id, staffText(sharedTextName(text))] as const),
  ];
  return new Map(named.map(([id, name]) => [id, shorten(name, nameLength)]));
}
