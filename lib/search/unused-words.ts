import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../core/db";

/** Words of one statement, which has to end within the time limit of statements. */
const slice = 500;

/** Asks the indexes of both tables, which know all words that a search can find. */
const isUnused = Prisma.sql`
  NOT EXISTS (SELECT FROM tour WHERE search_words @@ quote_literal(word)::tsquery)
  AND NOT EXISTS (SELECT FROM blog WHERE search_words @@ quote_literal(word)::tsquery)`;

interface JudgedWord {
  word: string;
  unused: boolean;
}

async function listUnusedWords(): Promise<string[]> {
  const unused: string[] = [];
  let last = "";
  while (true) {
    const judged = await db().$queryRaw<JudgedWord[]>`
      SELECT word, ${isUnused} AS unused FROM search_word WHERE word > ${last} ORDER BY word LIMIT ${slice}::int`;
    const end = judged.at(-1);
    if (!end) return unused;
    unused.push(...judged.filter((each) => each.unused).map(({ word }) => word));
    last = end.word;
  }
}

/** Deletes words that no record has. The lock waits for saves, because a save does not add a word that exists. */
export async function sweepSearchWords(): Promise<number> {
  const words = await listUnusedWords();
  if (words.length === 0) return 0;
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE search_word IN SHARE ROW EXCLUSIVE MODE`;
    return tx.$executeRaw`DELETE FROM search_word WHERE word = ANY (${words}) AND ${isUnused}`;
  });
}
