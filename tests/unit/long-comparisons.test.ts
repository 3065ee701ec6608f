import { describe, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import { compareSnapshots, type Difference } from "@/lib/core/history/compare";
import { languages } from "@/lib/core/i18n/languages";
import { compareVersions } from "@/lib/registry/history/compare-versions";

/** Returns the same words for the same seed. */
function words(seed: number, count: number): string[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `kata${state % 5_000}`;
  });
}

const base = words(1, 60_000);

/** An article of 500,000 letters in each language, as a version holds it. */
const article = (each: string[]) =>
  Object.fromEntries(languages.map((language) => [`content_${language}`, `<p>${each.join(" ")}</p>`]));

const textsOf = (differences: Difference[]) =>
  differences.flatMap((each) => (each.kind === "texts" ? each.texts : []));

describe("a comparison of two articles of 500,000 letters in three languages", () => {
  //
  it.each([
    ["with a change in each line", base.map((word, index) => (index % 31 === 0 ? `${word}x` : word))],
    ["that were written anew", words(7, 60_000)],
  ])("%s takes half a second, shows the first changes and fits into a page of 1 MB", (_, changed) => {
    const begun = process.cpuUsage();
    const differences = compareVersions("blog", article(base), article(changed));
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(1);
    // The page holds the text twice: in its HTML and in the data of the client router.
    expect(JSON.stringify(differences).length).toBeLessThan(250_000);
    const parts = textsOf(differences).flatMap((text) => text.parts);
    expect(parts.some(({ mark }) => mark === "removed")).toBe(true);
    expect(parts.at(-1)?.text).toContain("terlalu panjang");
  });

  it("with one change shows that change in each language", () => {
    const changed = base.map((word, index) => (index === 30_000 ? "berubah" : word));
    const texts = textsOf(compareVersions("blog", article(base), article(changed)));
    expect(texts).toHaveLength(3);
    for (const { parts } of texts)
      expect(parts.map(({ text, mark }) => [mark, mark === "same" ? text.length < 400 : text])).toEqual([
        ["same", true],
        ["removed", base[30_000]],
        ["added", "berubah"],
        ["same", true],
      ]);
  });
});

it("a comparison of usual articles leaves nothing out", () => {
  const [was, is] = [
    article(base.slice(0, 500)),
    article([...base.slice(0, 250), "baru", ...base.slice(250, 500)]),
  ];
  expect(compareVersions("blog", was, is)).toEqual(compareSnapshots(blogFields, was, is));
});
