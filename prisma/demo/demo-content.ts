import type { Language } from "../../lib/i18n/languages.ts";

/** The demo content is complete in these (decisions.md 8); in a language added later English stands in for it. */
export type DemoLanguage = "id" | "en" | "ru";

export type Text = Record<DemoLanguage, string> & { [Added in Language]?: string };

/** `motif/light`, for example `karst-bay/dusk`: a picture of `scenes/`. */
export type SceneName = `${string}/${"dawn" | "day" | "dusk" | "night"}`;

export interface DemoActivity {
  /** Time as text, `08:00`. */
  time: string;
  description: Text;
}

export interface DemoDay {
  title: Text;
  activities: DemoActivity[];
  meals: Text[];
}

export interface DemoTour {
  code: string;
  tags: "1_day_trip" | "open_trip" | "multi_day_trip" | "private_service" | null;
  /** 0 to 5, step 0.1. */
  rate: number | null;
  currency: "THB" | "IDR" | "USD";
  /** Per person in whole units of `currency`; null: price on request. */
  starting_price: number | null;
  original_price: number | null;
  name: Text;
  duration: Text;
  location: Text;
  overview: Text;
  /** The first one is the cover and is used by no other tour; six or more. */
  images: SceneName[];
  prices: { service_type: Text; price: number; description: Text }[];
  highlights: Text[];
  itinerary: DemoDay[];
  included: Text[];
  excluded: Text[];
  faqs: { question: Text; answer: Text }[];
  cancellation: Text[];
  seo_title: Text;
  seo_description: Text;
}

export interface DemoPromo {
  title: Text;
  description: Text;
  price: string;
  old_price: string | null;
  price2: string | null;
  old_price2: string | null;
  /** Days from the day of seeding to the last day of the promo; negative: already ended. */
  endsInDays: number;
  pdf_url: string;
  image: SceneName;
}

export interface DemoBlog {
  title: Text;
  /** HTML of headings 2–4, paragraphs, lists, quotes, bold, italic, links. */
  content: Text;
  /** Days from the day of seeding to the posting date; positive: scheduled. */
  postedInDays: number;
  category: string;
  image: SceneName;
  seo_title: Text;
  seo_description: Text;
}
