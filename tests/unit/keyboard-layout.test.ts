import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { otherKeyboardLayout } from "@/lib/core/content/search-query";

//
describe("the other keyboard layout", () => {
  it.each([
    ["зрш зрш", "phi phi"],
    ["Лщьщвщ", "komodo"],
    ["ger[tn", "пукхет"],
    [",fkb", "бали"],
    ["ckjys", "слоны"],
  ])("%s is %s", (typed, meant) => {
    expect(otherKeyboardLayout(typed)).toBe(meant);
  });

  it.each(["", "123", "🐘", "phi пхи", "!?"])("%j says nothing else", (typed) => {
    expect(otherKeyboardLayout(typed)).toBeNull();
  });

  it("takes any text, and leads back to where it came from", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const other = otherKeyboardLayout(text);
        expect(other === null || typeof other === "string").toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]*[а-я][а-яё ]*$/), (text) => {
        const other = otherKeyboardLayout(text) ?? "";
        if (/[a-z]/.test(other)) expect(otherKeyboardLayout(other)).toBe(text);
      }),
    );
  });
});
