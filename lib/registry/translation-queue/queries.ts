import "server-only";
import { z } from "zod";
import { Prisma } from "../../../prisma/client/client";
import { optionalText, staffText } from "../../core/content/localized-text";
import { type PageInfo, type PageOf, pageInfo } from "../../core/content/pagination";
import { db } from "../../core/db";
import { fallbackLanguage, type Language } from "../../core/i18n/languages";
import { mainLanguage } from "../../core/i18n/shown-languages";
import type { OpenState } from "../../core/translations/schema";
import { getShownLanguages } from "../../site/settings";
import { entityDefinition, records, type TranslatedEntity, translatedEntities } from "../entities";
import { type OpenTranslationRow, openTranslationSchema } from "./schema";

export interface QueueRequest extends PageOf {
  language?: Language;
  state?: OpenState;
  entity?: TranslatedEntity;
}

export interface QueuePage {
  rows: OpenTranslationRow[];
  pagination: PageInfo;
}

const namedRow = z.object({ title: optionalText });

function titleOf(row: object, entity: string, key: string): string {
  const { title } = namedRow.parse(row);
  return (title?.en && staffText({ ...title, en: title.en })) || `${entity} ${key}`;
}

const listedRecords = Prisma.join(
  translatedEntities.map((entity) => {
    const { table, titles } = records[entity];
    const { fields } = entityDefinition(entity);
    // A title in one language, such as the name of the site, counts as English.
    const columns = titles.map((column) =>
      fields[column]?.kind === "text" ? `jsonb_build_object('en', "${column}")` : `"${column}"`,
    );
    const title = Prisma.raw(columns.join(", "));
    const type = Prisma.raw(entity === "tour" ? "tour_type::int" : "NULL::int");
    return Prisma.sql`
      SELECT ${entity} AS entity, id, coalesce(${title}) AS title, ${type} AS tour_type, updated_at
      FROM ${Prisma.raw(`"${table}"`)} WHERE id IN (SELECT record_key::int FROM listed WHERE entity = ${entity})`;
  }),
  " UNION ALL ",
);

/** Returns the language to translate from: English, but for English the main language that was copied. */
export async function sourceLanguage(language: Language): Promise<Language> {
  if (language !== fallbackLanguage) return fallbackLanguage;
  const others = (await getShownLanguages()).filter((each) => each !== fallbackLanguage);
  return mainLanguage(others.length > 0 ? others : ["id"]);
}

/** Lists open translations, by default into the languages that visitors see. */
export async function listOpenTranslations({
  language,
  state,
  entity,
  ...page
}: QueueRequest): Promise<QueuePage> {
  const wanted = language ? [language] : await getShownLanguages();
  const asked = Prisma.join(
    [
      Prisma.sql`open.language = ANY(${[...wanted]})`,
      ...(state ? [Prisma.sql`open.state = ${state}`] : []),
      ...(entity ? [Prisma.sql`open.entity = ${entity}`] : []),
    ],
    " AND ",
  );
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM open_translation AS open WHERE ${asked}`;
  const rows = await db().$queryRaw<{ entity: string; record_key: string; language: string }[]>`
    WITH listed AS MATERIALIZED (
      SELECT * FROM open_translation AS open WHERE ${asked}
      ORDER BY language, entity, length(record_key), record_key, position
      LIMIT ${page.perPage} OFFSET ${(page.page - 1) * page.perPage}
    ), record AS (
      ${listedRecords}
    )
    SELECT listed.entity, listed.record_key, listed.language, listed.path, listed.source, listed.target, listed.state,
      encode(listed.source_print, 'hex') AS source_print, record.title, record.tour_type, record.updated_at,
      previous.source AS previous_source
    FROM listed
    JOIN record ON record.entity = listed.entity AND record.id = listed.record_key::int
    LEFT JOIN LATERAL (
      SELECT pair.source FROM translation_pair AS pair
      WHERE listed.state = 'stale' AND pair.language = listed.language AND pair.target_print = listed.target_print
        AND pair.source_print <> listed.source_print AND pair.source IS NOT NULL AND pair.origin <> 'stale'
      ORDER BY pair.created_at DESC LIMIT 1
    ) AS previous ON true
    ORDER BY listed.language, listed.entity, length(listed.record_key), listed.record_key, listed.position`;
  const copiedFrom = await sourceLanguage(fallbackLanguage);
  return {
    rows: rows.map((row) =>
      openTranslationSchema.parse({
        ...row,
        source_language: row.language === fallbackLanguage ? copiedFrom : fallbackLanguage,
        title: titleOf(row, row.entity, row.record_key),
      }),
    ),
    pagination: pageInfo(page, counted?.total ?? 0),
  };
}
