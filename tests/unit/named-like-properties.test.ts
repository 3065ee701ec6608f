import { expect, it } from "vitest";
import { blogFieldLabel } from "@/components/admin/blogs/blog-fields";
import { promoFieldLabel } from "@/components/admin/promos/promo-fields";
import { fieldLabel } from "@/components/admin/tours/form/form-fields";
import { categoryLabel } from "@/lib/blogs/texts";
import { fill } from "@/lib/i18n/fill";
import { currencyCode } from "@/lib/tours/price";

const names = [...Object.getOwnPropertyNames(Object.prototype), "CONSTRUCTOR"];

it.each(names)("%s is a word like any other, where words are looked up", (name) => {
  expect(categoryLabel(name, "en")).toBe(name);
  expect(currencyCode(name)).toBe(null);
  expect(fill(`{${name}}`, {})).toBe(`{${name}}`);
  expect(blogFieldLabel(name)).toBe(name);
  expect(promoFieldLabel(name)).toBe(name);
  expect(fieldLabel(name)).toBe(name);
  expect(fieldLabel(`${name}.0`)).toBe(`${name}.0`);
});
