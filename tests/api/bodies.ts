import { flat } from "@/lib/core/content/localized-text";

const text = { en: "Text" };

/** The body of a create of a tour: its required fields, with `over` in their place and beside them. */
export function tourBody(over: object = {}) {
  return { tour_type: 1, name: text, duration: text, location: text, overview: text, ...over };
}

/** The body of a create of a tour whose texts stand in every language. */
export const translatedTour = {
  tour_type: 1,
  starting_price: 1500,
  name: { en: "Coral Island", id: "Pulau Karang", ru: "Коралловый остров" },
  duration: { en: "1 day", id: "1 hari", ru: "1 день" },
  location: { en: "Phuket", id: "Phuket", ru: "Пхукет" },
  overview: { en: "Reefs", id: "Terumbu", ru: "Рифы" },
};

export function priceLine(en: string, price: number, over: object = {}) {
  return { service_type: { en }, price, description: { en: "All day" }, ...over };
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
