import { flat } from "@/lib/core/content/localized-text";

const text = { en: "Text" };

/** The body of a create of a tour: its required fields, with `over` in their place and beside them. */
export function tourBody(over: object = {}) {
  return { tour_type: 1, name: text, duration: text, location: text, overview: text, ...over };
}

export function promoForm<T extends object>(over?: T) {
  return {
    ...flat("title", () => "Text"),
    ...flat("description", () => "Text"),
    price: "THB 900",
    end_date: "2099-12-31",
    pdf_url: "https://example.com/offer.pdf",
    ...over,
  };
}

export function blogForm<T extends object>(over?: T) {
  return {
    title_en: "Night markets",
    content_en: "<p>Eat here</p>",
    posting_date: "2026-01-05",
    category: "Food",
    ...over,
  };
}
