import type { Messages } from "@/lib/i18n/messages";

/** The texts of the form and its panel, in one language. */
export type BookingWords = Messages["booking"];
