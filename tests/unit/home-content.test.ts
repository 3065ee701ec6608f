import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftErrors, emptyDraft } from "@/lib/core/content/field-drafts";
import { cropAround } from "@/lib/core/storage/crop";
import { draftHome } from "@/lib/home/draft";
import { type HomeDraft, homeFields, homeUpdateSchema } from "@/lib/home/fields";
import { type MosaicShape, mosaicShapes } from "@/lib/home/gallery";
import { homeSections } from "@/lib/home/sections";

const texts = (en: string) => ({ en, id: "", ru: "" });
const empty = emptyDraft(homeFields);

function itemOf(list: "slides" | "reviews" | "questions" | "gallery"): object {
  return homeFields[list].editing.newItem(0);
}

const draft = (over: object) => ({ ...empty, ...over }) as HomeDraft;
const slide = (over: object) => ({
  ...itemOf("slides"),
  title: texts("Sea"),
  subtitle: texts("Sand"),
  ...over,
});

describe("the form of the home page", () => {
  //
  it.each<[string, object, string[]]>([
    ["an empty page", {}, []],
    ["a slide without a picture", { slides: [slide({})] }, []],
    ["a slide without texts", { slides: [itemOf("slides")] }, ["slides.0.title.en", "slides.0.subtitle.en"]],
    ["a focal point outside", { slides: [slide({ focus_x: "101" })] }, ["slides.0.focus_x"]],
    [
      "a review that nobody confirmed",
      { reviews: [{ ...itemOf("reviews"), quote: texts("Good"), name: texts("Rina") }] },
      ["reviews.0.said_on", "reviews.0.said_at", "reviews.0.consent"],
    ],
    ["a gallery item without a picture", { gallery: [itemOf("gallery")] }, ["gallery.0.path"]],
  ])("checks %s before it is sent", (_, over, wrong) => {
    const errors = Object.keys(draftErrors(homeFields, draft(over)));
    expect(errors.filter((path) => !path.endsWith(".id") && !path.endsWith(".ru"))).toEqual(wrong);
  });
});

//
it("a text of each field has its limit", () => {
  for (const [name, field] of Object.entries(homeFields)) {
    if (field.kind !== "localized") continue;
    const refused = (length: number) =>
      !homeUpdateSchema.safeParse({ [name]: { en: "a".repeat(length) } }).success;
    expect([name, refused(field.limit), refused(field.limit + 1)]).toEqual([name, false, true]);
  }
});

describe("what visitors see of a draft", () => {
  const full = draft({
    slides: [slide({}), slide({ visible: "no" })],
    reviews: [itemOf("reviews")],
    advantages: [homeFields.advantages.editing.newItem(0)],
    about_lead: texts("Who we are"),
    gallery: [{ path: "ab/abcdefabcdefabcdefabcdefabcdefab.webp", alt: texts("") }],
    questions: [itemOf("questions")],
  });

  //
  it("is nothing of a section without content, and of a hidden slide", () => {
    expect(draftHome(draft({})).sections).toEqual(["promo", "packages"]);
    expect(draftHome(full).sections).toEqual([...homeSections]);
    expect(draftHome(full).slides).toHaveLength(1);
  });

  it.each(homeSections)("is all but %s, if this section is hidden", (hidden) => {
    const { sections } = draftHome({ ...full, [`${hidden}_visible`]: "no" });
    expect(sections).toEqual(homeSections.filter((section) => section !== hidden));
  });
});

describe("the mosaic", () => {
  const cells: Record<MosaicShape, [columns: number, rows: number]> = {
    small: [1, 1],
    tall: [1, 2],
    wide: [2, 1],
    large: [2, 2],
    whole: [4, 2],
  };

  /** Puts shapes where the browser's dense grid does, and returns the rows, each as the columns that are filled. */
  function gridOf(shapes: readonly MosaicShape[], columns: number): boolean[][] {
    const rows: boolean[][] = [];
    const rowAt = (row: number) => (rows[row] ??= Array(columns).fill(false));
    for (const shape of shapes) {
      const [wide, high] = [Math.min(cells[shape][0], columns), cells[shape][1]];
      const spot = (row: number, column: number) =>
        Array.from(
          { length: wide * high },
          (_, at) => [row + Math.floor(at / wide), column + (at % wide)] as const,
        );
      let at = 0;
      const free = () =>
        spot(Math.floor(at / columns), at % columns).every(
          ([row, column]) => column < columns && !rowAt(row)[column],
        );
      while (!free()) at += 1;
      for (const [row, column] of spot(Math.floor(at / columns), at % columns)) rowAt(row)[column] = true;
    }
    return rows.filter((row) => row.some(Boolean));
  }

  //
  it("of any number of pictures has no hole, in four columns and in two", () => {
    for (let count = 1; count <= homeFields.gallery.limit; count += 1) {
      const shapes = mosaicShapes(count);
      expect(shapes).toHaveLength(count);
      for (const columns of [4, 2]) {
        expect(gridOf(shapes, columns).flat().every(Boolean), `${count} in ${columns}`).toBe(true);
      }
    }
  });
});

describe("a cut", () => {
  const side = fc.integer({ min: 16, max: 4_000 });
  const percent = fc.integer({ min: 0, max: 100 });

  //
  it("lies within the picture, has its shape, and holds the focal point", () => {
    fc.assert(
      fc.property(side, side, side, side, percent, percent, (width, height, w, h, x, y) => {
        const part = cropAround({ width, height }, { width: w, height: h }, { x, y });
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(width);
        expect(part.top + part.height).toBeLessThanOrEqual(height);
        expect(part.width === width || part.height === height).toBe(true);
        const point = { x: (width * x) / 100, y: (height * y) / 100 };
        expect(point.x).toBeGreaterThanOrEqual(part.left - 1);
        expect(point.x).toBeLessThanOrEqual(part.left + part.width + 1);
        expect(point.y).toBeGreaterThanOrEqual(part.top - 1);
        expect(point.y).toBeLessThanOrEqual(part.top + part.height + 1);
      }),
    );
  });
});
