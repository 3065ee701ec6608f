import { expect, it } from "vitest";
import { db } from "@/lib/core/db";

const words = [
  "similan",
  "simlan",
  "snorkeling",
  "snorkelling",
  "kepulauan",
  "рыбалка",
  "рыбалки",
  "hat",
  "waterfalls",
];
const typed = [
  "similan",
  "simillan",
  "siimilan",
  "similam",
  "snorkelling",
  "рыбалка",
  "рыбалке",
  "waterfals",
  "xwaterfalls",
];

it("words within one letter of a word are found by its halves, as comparing with each word finds them", async () => {
  await db()
    .$executeRaw`INSERT INTO search_word (word) SELECT unnest(${words}::text[]) ON CONFLICT DO NOTHING`;
  const found = await db().$queryRaw<{ typed: string; halves: string[]; compared: string[] }[]>`
    SELECT typed,
      ARRAY(SELECT unnest(words_within_one_letter(typed)) AS word ORDER BY word) AS halves,
      ARRAY(SELECT word FROM search_word WHERE levenshtein_less_equal(typed, word, 1) <= 1 ORDER BY word) AS compared
    FROM unnest(${typed}::text[]) AS typed`;
  expect(found.map(({ typed: each, halves }) => [each, halves])).toEqual(
    found.map(({ typed: each, compared }) => [each, compared]),
  );
  expect(found.flatMap(({ halves }) => halves).length).toBeGreaterThan(typed.length);
});
