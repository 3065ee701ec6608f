import "server-only";
import type { Transaction } from "../core/content/change-content";
import { AppError } from "../core/errors";
import { slug } from "../core/pages/slug";
import type { SearchFiller } from "./fields";

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
export async function refuseExactMatch(tx: Transaction, word: string): Promise<void> {
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

export async function refuseKnown(
  known: Promise<{ id: number } | null>,
  field: string,
  id?: number,
): Promise<void> {
  const other = await known;
  if (other && other.id !== id) refuse(field, "Kata ini sudah ada di daftar.");
}

export async function readAlias(tx: Transaction, typed: { word: string; meant: string }, id?: number) {
  const word = await readWords(tx, "word", typed.word);
  const meant = await readWords(tx, "meant", typed.meant);
  if (word === meant) refuse("meant", "Sama dengan kata yang diketik.");
  await refuseKnown(tx.searchAlias.findUnique({ where: { word_meant: { word, meant } } }), "meant", id);
  return { word, meant };
}

export async function readFiller(
  tx: Transaction,
  typed: Pick<SearchFiller, "word" | "language">,
  id?: number,
) {
  const { language } = typed;
  const word = await readWords(tx, "word", typed.word, 1);
  await refuseKnown(tx.searchFiller.findUnique({ where: { language_word: { language, word } } }), "word", id);
  return { language, word };
}

export async function readPhrases(tx: Transaction, typed: readonly string[]): Promise<string[]> {
  const phrases: string[] = [];
  for (const [index, phrase] of typed.entries()) {
    phrases.push(await readWords(tx, `words.${index}`, phrase));
  }
  return [...new Set(phrases)];
}

export async function freeActivityCode(tx: Transaction, name: string): Promise<string> {
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
