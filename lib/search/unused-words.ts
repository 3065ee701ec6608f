import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../db";

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

/**
 * Deletes the words that no tour and no article has any more, and returns their number. Aliases are rows of
 * another table and stay. The lock waits for saves under way, because a save does not add a word that is already known, and
 * the sweep would delete the word beside the save. Throws if a save holds the table for more than three seconds.
 */
export async function sweepSearchWords(): Promise<number> {
  const words = await listUnusedWords();
  if (words.length === 0) return 0;
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE search_word IN SHARE ROW EXCLUSIVE MODE`;
    return tx.$executeRaw`DELETE FROM search_word WHERE word = ANY (${words}) AND ${isUnused}`;
  });
}
