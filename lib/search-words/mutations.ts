import "server-only";
import type { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../content/change-content";
import { type CreateOf, patchedTexts, type UpdateOf } from "../content/field-schemas";
import type { LocalizedText } from "../content/localized-text";
import { lockRecord } from "../content/lock-record";
import { AppError } from "../errors";
import { slug } from "../pages/slug";
import {
  activityFields,
  activitySchema,
  aliasFields,
  aliasSchema,
  fillerFields,
  fillerSchema,
  type SearchActivity,
  type SearchAlias,
  type SearchFiller,
} from "./fields";

type Update<F extends Parameters<typeof lockRecord>[2]> = UpdateOf<F> & { updated_at?: Date | null };

function refuse(field: string, message: string): never {
  throw new AppError(422, message, { [field]: [message] });
}

const mostTokens = 4;

/** Returns the words as the search reads them: lower case, no accents, single spaces. Throws 422 for more than `most` words. */
async function readWords(tx: Transaction, field: string, typed: string, most = mostTokens): Promise<string> {
  const [row] = await tx.$queryRaw<{ tokens: string[] }[]>`SELECT search_tokens(${typed}) AS tokens`;
  const tokens = row?.tokens ?? [];
  if (tokens.length === 0) refuse(field, "Tulis paling sedikit satu kata.");
  if (tokens.length > most) {
    refuse(field, most === 1 ? "Tulis satu kata saja." : `Paling banyak ${most} kata.`);
  }
  return tokens.join(" ");
}

interface FoundExactly {
  tours: number;
  blogs: number;
  first: string | null;
}

/** Throws 422 if tours or articles contain the word itself, because what the word means would stand among them. */
async function refuseExactMatch(tx: Transaction, word: string): Promise<void> {
  const [found] = await tx.$queryRaw<FoundExactly[]>`
    WITH typed AS MATERIALIZED (SELECT search_exactly(${word})::tsquery AS query),
      tours AS MATERIALIZED (SELECT name ->> 'en' AS name FROM tour, typed WHERE search_words @@ query ORDER BY tour.id),
      blogs AS MATERIALIZED (SELECT title ->> 'en' AS name FROM blog, typed WHERE search_words @@ query ORDER BY blog.id)
    SELECT (SELECT count(*)::int FROM tours) AS tours, (SELECT count(*)::int FROM blogs) AS blogs,
      coalesce((SELECT name FROM tours LIMIT 1), (SELECT name FROM blogs LIMIT 1)) AS first`;
  const { tours = 0, blogs = 0, first = "" } = found ?? {};
  if (tours + blogs === 0) return;
  const message = `"${word}" sudah ada di ${tours} tur dan ${blogs} artikel, misalnya "${first}". Arti lain akan menyembunyikannya.`;
  refuse("word", message);
}

async function refuseKnown(known: Promise<{ id: number } | null>, field: string, id?: number): Promise<void> {
  const other = await known;
  if (other && other.id !== id) refuse(field, "Kata ini sudah ada di daftar.");
}

async function readAlias(tx: Transaction, typed: { word: string; meant: string }, id?: number) {
  const word = await readWords(tx, "word", typed.word);
  const meant = await readWords(tx, "meant", typed.meant);
  if (word === meant) refuse("meant", "Sama dengan kata yang diketik.");
  await refuseKnown(tx.searchAlias.findUnique({ where: { word_meant: { word, meant } } }), "meant", id);
  return { word, meant };
}

/** A deleted word that comes back under its `id` is not compared with the texts again. */
export async function createAlias(
  tx: Transaction,
  input: CreateOf<typeof aliasFields>,
  id?: number,
): Promise<SearchAlias> {
  const words = await readAlias(tx, input);
  if (id === undefined) await refuseExactMatch(tx, words.word);
  const { instead = false } = input;
  return aliasSchema.parse(await tx.searchAlias.create({ data: { id, instead, ...words } }));
}

export async function updateAlias(
  tx: Transaction,
  id: number,
  { updated_at, ...input }: Update<typeof aliasFields>,
): Promise<SearchAlias | null> {
  if (!(await lockRecord(tx, "search_alias", aliasFields, { id, updated_at }))) return null;
  const stored = aliasSchema.parse(await tx.searchAlias.findUniqueOrThrow({ where: { id } }));
  const { word = stored.word, meant = stored.meant, instead = stored.instead } = input;
  const words = await readAlias(tx, { word, meant }, id);
  if (words.word !== stored.word) await refuseExactMatch(tx, words.word);
  const data = { ...words, instead, updated_at: new Date() };
  return aliasSchema.parse(await tx.searchAlias.update({ where: { id }, data }));
}

async function readFiller(tx: Transaction, typed: CreateOf<typeof fillerFields>, id?: number) {
  const { language } = typed;
  const word = await readWords(tx, "word", typed.word, 1);
  await refuseKnown(tx.searchFiller.findUnique({ where: { language_word: { language, word } } }), "word", id);
  return { language, word };
}

export async function createFiller(
  tx: Transaction,
  input: CreateOf<typeof fillerFields>,
  id?: number,
): Promise<SearchFiller> {
  const data = { id, ...(await readFiller(tx, input)) };
  return fillerSchema.parse(await tx.searchFiller.create({ data }));
}

export async function updateFiller(
  tx: Transaction,
  id: number,
  { updated_at, ...input }: Update<typeof fillerFields>,
): Promise<SearchFiller | null> {
  if (!(await lockRecord(tx, "search_filler", fillerFields, { id, updated_at }))) return null;
  const stored = fillerSchema.parse(await tx.searchFiller.findUniqueOrThrow({ where: { id } }));
  const { word = stored.word, language = stored.language } = input;
  const data = { ...(await readFiller(tx, { word, language }, id)), updated_at: new Date() };
  return fillerSchema.parse(await tx.searchFiller.update({ where: { id }, data }));
}

async function readPhrases(tx: Transaction, typed: readonly string[]): Promise<string[]> {
  const phrases: string[] = [];
  for (const [index, phrase] of typed.entries()) {
    phrases.push(await readWords(tx, `words.${index}`, phrase));
  }
  return [...new Set(phrases)];
}

export type ActivityInput = CreateOf<typeof activityFields> &
  Partial<Pick<SearchActivity, "code" | "position" | "facts">>;

async function freeActivityCode(tx: Transaction, name: string): Promise<string> {
  const proposed = slug(name)
    .replace(/^[^a-z]+/, "")
    .slice(0, 36)
    .replace(/-+$/, "");
  const code = proposed.length > 1 ? proposed : "activity";
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const rows = await tx.searchActivity.findMany({
    where: { code: { startsWith: code } },
    select: { code: true },
  });
  const taken = new Set(rows.map((row) => row.code));
  const free = [code, ...[...letters].map((letter) => `${code}-${letter}`)].find((each) => !taken.has(each));
  return free ?? refuse("name", "Pilih nama lain.");
}

/** All tours get their words anew, because any of them may mention the activity. */
export async function createActivity(
  tx: Transaction,
  { name, chip = false, ...input }: ActivityInput,
  id?: number,
): Promise<SearchActivity> {
  const words = await readPhrases(tx, input.words);
  const code = input.code ?? (await freeActivityCode(tx, name.en));
  await refuseKnown(tx.searchActivity.findUnique({ where: { code } }), "name", id);
  const { _max } = await tx.searchActivity.aggregate({ _max: { position: true } });
  const { position = (_max.position ?? 0) + 1, facts = [] } = input;
  const data = { id, code, name, chip, words, position, facts: facts as Prisma.InputJsonArray };
  return activitySchema.parse(await tx.searchActivity.create({ data }));
}

export async function updateActivity(
  tx: Transaction,
  id: number,
  { updated_at, ...input }: Update<typeof activityFields>,
): Promise<SearchActivity | null> {
  const row = await lockRecord(tx, "search_activity", activityFields, { id, updated_at });
  if (!row) return null;
  const { name } = patchedTexts(activityFields, input, row);
  const words = input.words && (await readPhrases(tx, input.words));
  const data = { name: name as LocalizedText | undefined, words, chip: input.chip, updated_at: new Date() };
  return activitySchema.parse(await tx.searchActivity.update({ where: { id }, data }));
}
