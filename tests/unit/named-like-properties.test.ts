import { expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import { categoryLabel } from "@/lib/blogs/texts";
import { fieldLabel } from "@/lib/core/content/field-labels";
import { currencyCode } from "@/lib/core/currencies";
import { fill } from "@/lib/core/i18n/fill";
import { promoFields } from "@/lib/promos/fields";
import { tourFields } from "@/lib/tours/fields";

const names = [...Object.getOwnPropertyNames(Object.prototype), "CONSTRUCTOR"];

it.each(names)("%s is a word like any other, where words are looked up", (name) => {
  expect(categoryLabel(name, "en")).toBe(name);
  expect(currencyCode(name)).toBe(null);
  expect(fill(`{${name}}`, {})).toBe(`{${name}}`);
  for (const fields of [tourFields, promoFields, blogFields]) {
    expect(fieldLabel(fields, name)).toBe(name);
    expect(fieldLabel(fields, `${name}.0`)).toBe(`${name}.0`);
  }
  expect(fieldLabel(promoFields, `title.${name}`)).toBe(`title.${name}`);
});
