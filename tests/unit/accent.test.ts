import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accentColours,
  contrast,
  iconContrast,
  isReadableAccent,
  nearestReadableAccent,
  textContrast,
} from "@/lib/core/pages/accent";

const grounds = ["#ffffff", "#fdfaf5", "#f8f2e7"];
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("an accent colour", () => {
  it.each([
    ["#c04a22", "#c04a22"],
    ["#ffd400", "#ffd400"],
    ["#0057b8", "#0057b8"],
    ["#808080", "#858585"],
  ])("%s is proposed as %s", (typed, proposed) => {
    expect(nearestReadableAccent(typed)).toBe(proposed);
  });

  //
  it("has a readable colour near it, whatever was typed", () => {
    fc.assert(
      fc.property(colour, (typed) => {
        const proposed = nearestReadableAccent(typed);
        expect(isReadableAccent(proposed)).toBe(true);
        expect(proposed === typed).toBe(isReadableAccent(typed));
      }),
    );
  });

  //
  it("keeps the contrast of letters, hover shades, icons and focus rings", () => {
    fc.assert(
      fc.property(colour.map(nearestReadableAccent), (accent) => {
        const colours = accentColours(accent);
        const atLeast = (one: string, others: string[], least: number) => {
          for (const other of others) expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
        };
        atLeast(colours["on-accent"], [accent, colours["accent-strong"]], textContrast);
        atLeast(colours["accent-text"], [...grounds, colours["accent-tint"]], textContrast);
        atLeast(colours["accent-mark"], [...grounds, "#072129"], iconContrast);
      }),
      { numRuns: 2_000 },
    );
  });
});
