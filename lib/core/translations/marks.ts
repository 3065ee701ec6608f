import { advisoryLocks } from "../advisory-locks";
import "server-only";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { fallbackLanguage } from "../i18n/languages";
import { mainLanguage } from "../i18n/shown-languages";
import { countOpen, type Marks, type NewPair, pairKey, type RuleOptions, translationMarks } from "./rule";
import type { PairOrigin } from "./schema";
import { listTexts, pairsOf, type TextPair } from "./texts";

export interface MarkedRecord {
  entity: string;
  key: string | number;
  fields: Fields;
  username?: string;
}

/** Most characters of a text that are stored for suggestions and comparison. */
const keptLength = 2_000;

async function readKnown(tx: Transaction, pairs: readonly TextPair[]): Promise<Map<string, PairOrigin>> {
  const asked = new Map(pairs.map((pair) => [pairKey(pair), pair]));
  asked.delete(null);
  const wanted = [...asked.values()];
  if (wanted.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ key: string; origin: PairOrigin }[]>`
    SELECT language || ' ' || encode(source_print, 'hex') || ' ' || encode(target_print, 'hex') AS key, origin
    FROM translation_pair JOIN unnest(
      ${wanted.map(({ language }) => language)}::text[],
      ${wanted.map(({ sourcePrint }) => sourcePrint)}::text[],
      ${wanted.map(({ targetPrint }) => targetPrint)}::text[]
    ) AS asked(language, source, target) USING (language)
    WHERE source_print = decode(asked.source, 'hex') AND target_print = decode(asked.target, 'hex')`;
  return new Map(rows.map(({ key, origin }) => [key, origin]));
}

const kept = (text: string | null, isHtml: boolean) =>
  isHtml || text === null || text.length > keptLength ? null : text;

/** Stores pairs. A person's judgement of a known pair replaces the earlier one. */
async function writePairs(tx: Transaction, pairs: readonly NewPair[], username: string): Promise<void> {
  if (pairs.length === 0) return;
  const each = <T>(value: (pair: NewPair) => T) => pairs.map(value);
  await tx.$executeRaw`
    INSERT INTO translation_pair (language, source_print, target_print, source, target, origin, username)
    SELECT language, decode(source_print, 'hex'), decode(target_print, 'hex'), source, target, origin,
      CASE WHEN origin IN ('before', 'stale') THEN '' ELSE ${username} END
    FROM unnest(
      ${each(({ pair }) => pair.language)}::text[],
      ${each(({ pair }) => pair.sourcePrint)}::text[],
      ${each(({ pair }) => pair.targetPrint)}::text[],
      ${each(({ pair }) => kept(pair.source, pair.isHtml))}::text[],
      ${each(({ pair }) => kept(pair.target, pair.isHtml))}::text[],
      ${each(({ origin }) => origin)}::text[]
    ) AS made(language, source_print, target_print, source, target, origin)
    ON CONFLICT (language, source_print, target_print) DO UPDATE
      SET origin = EXCLUDED.origin, username = EXCLUDED.username, created_at = clock_timestamp()`;
}

/** Removes the marks of a confirmed pair from other records with the same pair. */
async function clearElsewhere(tx: Transaction, pairs: readonly NewPair[]): Promise<void> {
  const confirmed = pairs.filter(({ origin }) => origin === "confirmed").map(({ pair }) => pair);
  if (confirmed.length === 0) return;
  await tx.$executeRaw`
    WITH cleared AS (
      DELETE FROM open_translation AS open USING unnest(
        ${confirmed.map(({ language }) => language)}::text[],
        ${confirmed.map(({ sourcePrint }) => sourcePrint)}::text[],
        ${confirmed.map(({ targetPrint }) => targetPrint)}::text[]
      ) AS made(language, source, target)
      WHERE open.language = made.language AND open.source_print = decode(made.source, 'hex')
        AND open.target_print = decode(made.target, 'hex')
      RETURNING open.entity, open.record_key, open.language, open.state
    ), counted AS (
      SELECT entity, record_key, language, count(*) FILTER (WHERE state = 'stale') AS stale,
        count(*) FILTER (WHERE state = 'machine') AS machine
      FROM cleared GROUP BY entity, record_key, language
    )
    UPDATE translation_state AS state SET stale = state.stale - counted.stale, machine = state.machine - counted.machine
    FROM counted WHERE state.entity = counted.entity AND state.record_key = counted.record_key
      AND state.language = counted.language`;
}

async function writeOpen(tx: Transaction, { entity, key }: MarkedRecord, { open }: Marks): Promise<void> {
  const counts = [...countOpen(open)];
  await tx.$executeRaw`
    WITH gone AS (DELETE FROM open_translation WHERE entity = ${entity} AND record_key = ${String(key)})
    INSERT INTO translation_state (entity, record_key, language, missing, stale, machine)
    SELECT ${entity}, ${String(key)}, language, missing, stale, machine FROM unnest(
      ${counts.map(([language]) => language)}::text[],
      ${counts.map(([, { missing }]) => missing)}::int[],
      ${counts.map(([, { stale }]) => stale)}::int[],
      ${counts.map(([, { machine }]) => machine)}::int[]
    ) AS counted(language, missing, stale, machine)
    ON CONFLICT (entity, record_key, language) DO UPDATE
      SET missing = EXCLUDED.missing, stale = EXCLUDED.stale, machine = EXCLUDED.machine`;
  if (open.length === 0) return;
  const each = <T>(value: (pair: TextPair) => T) => open.map(({ pair }) => value(pair));
  await tx.$executeRaw`
    INSERT INTO open_translation (
      entity, record_key, language, path, position, state, source, target, source_print, target_print
    )
    SELECT ${entity}, ${String(key)}, language, path, position, state, source, target,
      decode(source_print, 'hex'), decode(target_print, 'hex')
    FROM unnest(
      ${each(({ language }) => language)}::text[],
      ${each(({ path }) => path)}::text[],
      ${each(({ position }) => position)}::int[],
      ${open.map(({ state }) => state)}::text[],
      ${each(({ source, isHtml }) => (isHtml ? null : source))}::text[],
      ${each(({ target, isHtml }) => (isHtml ? null : target))}::text[],
      ${each(({ sourcePrint }) => sourcePrint)}::text[],
      ${each(({ targetPrint }) => targetPrint)}::text[]
    ) AS made(language, path, position, state, source, target, source_print, target_print)`;
}

/** Runs in the save's transaction. `before` is null for a new record. A save without a changed text needs no query. */
export async function markTranslations(
  tx: Transaction,
  record: MarkedRecord,
  before: object | null,
  after: object,
  options: RuleOptions = {},
): Promise<void> {
  const [textsBefore, textsAfter] = [
    before ? listTexts(record.fields, before) : [],
    listTexts(record.fields, after),
  ];
  if (before && !options.stated && JSON.stringify(textsBefore) === JSON.stringify(textsAfter)) return;
  const [was, is] = [pairsOf(textsBefore), pairsOf(textsAfter)];
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.translationMarks}::bigint)`;
  const marks = translationMarks(was, is, await readKnown(tx, [...was, ...is]), {
    ...options,
    copiesEnglish: mainLanguage() !== fallbackLanguage,
  });
  await writePairs(tx, marks.pairs, record.username ?? "");
  await clearElsewhere(tx, marks.pairs);
  await writeOpen(tx, record, marks);
}

/** The pairs stay, because the same texts may stand elsewhere or the record may be restored. */
export async function forgetTranslations(
  tx: Transaction,
  { entity, key }: Pick<MarkedRecord, "entity" | "key">,
): Promise<void> {
  const where = { entity, record_key: String(key) };
  await tx.openTranslation.deleteMany({ where });
  await tx.translationState.deleteMany({ where });
}
