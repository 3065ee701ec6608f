import type { LocalizedText } from "../i18n/localized";
import type { Tag } from "./tags";

/** A tour in the back office's table; plain data, fit for a client leaf. */
export interface AdminTour {
  id: number;
  name: LocalizedText;
  location: LocalizedText;
  code: string | null;
  tags: Tag | null;
  /** Currency and number as staff read them; null without a starting price. */
  price: string | null;
  /** Address of the first picture, small. */
  cover: string | null;
}

/** Staff read Indonesian, else English. */
export function staffText(text: LocalizedText): string {
  return text.id || text.en;
}
