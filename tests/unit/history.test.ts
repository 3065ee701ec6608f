import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import { changedFields, picturesOf, snapshotOf, withoutPictures } from "@/lib/core/entity/snapshot";
import { promoFields } from "@/lib/promos/fields";

const path = "0a/0123456789abcdef0123456789abcdef.webp";
const other = "0b/0123456789abcdef0123456789abcdef.webp";

describe("a snapshot", () => {
  const promo = {
    title: { en: "Offer", ru: "Акция" },
    description: { en: "Text" },
    price: "1",
    old_price: null,
    tour_id: null,
    tour_price: null,
    package_guests: null,
    package_price: null,
    start_date: null,
    weekdays: null,
    old_price_since: null,
    price2: null,
    old_price2: null,
    end_date: new Date("2027-03-31"),
    pdf_url: "/a.pdf",
    image: null,
    published: true,
  };

  //
  it("names what PUT names: days as texts, what is cleared as empty, a required language only where it is written", () => {
    expect(snapshotOf(promoFields, promo)).toEqual({
      title_en: "Offer",
      title_ru: "Акция",
      description_en: "Text",
      price: "1",
      old_price: "",
      tour_id: "",
      tour_price: null,
      package_guests: null,
      package_price: null,
      start_date: null,
      weekdays: null,
      old_price_since: null,
      price2: "",
      old_price2: "",
      end_date: "2027-03-31T00:00:00.000Z",
      pdf_url: "/a.pdf",
      image: "",
      published: true,
    });
    const blog = {
      title: { en: "A" },
      content: { en: "<p>x</p>" },
      category: "Tips",
      image: path,
      published: true,
    };
    const snapshot = snapshotOf(blogFields, {
      ...blog,
      posting_date: new Date(0),
      seo_title: {},
      seo_description: { id: "x" },
    });
    expect(snapshot).toMatchObject({
      title_ru: "",
      content_id: "",
      seo_title_en: "",
      seo_description_id: "x",
    });
  });

  it("differs by the fields whose value differs, in the order of the table", () => {
    const texts = fc.record({ title_en: fc.string(), title_ru: fc.string(), price: fc.string() });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changed = [
          ...(before.title_en !== after.title_en || before.title_ru !== after.title_ru ? ["title"] : []),
          ...(before.price !== after.price ? ["price"] : []),
        ];
        expect(changedFields(promoFields, before, after)).toEqual(changed);
      }),
    );
    expect(changedFields(promoFields, { unknown: 1 }, { unknown: 2 })).toEqual(["unknown"]);
  });

  it("shows pictures by name, address, copy or article, each once", () => {
    const article = `<img src="/storage/${other.replace(".webp", "-640.avif")}">`;
    const snapshot = { image: path, content_en: article, images: [{ path: `/storage/${path}`, order: 0 }] };
    expect(picturesOf(snapshot)).toEqual([path, other]);
    expect(picturesOf({ name: { en: "No picture" } })).toEqual([]);
    expect(withoutPictures(snapshot, new Set([path]))).toEqual({ ...snapshot, image: "", images: [] });
    expect(withoutPictures(snapshot, new Set([other]))).toEqual(snapshot);
  });
});
