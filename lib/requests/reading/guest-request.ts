import type { MessageWords } from "../../booking/booking";
import type { Language } from "../../core/i18n/languages";
import type { PlanMessageWords } from "../../plan/message";
import type { WrittenLine } from "./read-lines";

export interface RequestMessageWords {
  booking: MessageWords;
  plan: PlanMessageWords;
}

export interface RequestedTour {
  /** Null where the message names no tour that the site has. */
  id: number | null;
  named: string;
  /** Null where the message has no day, or a day that cannot be read. */
  day: string | null;
  writtenDay: string;
  lines: WrittenLine[];
  /** The numbers by id of the price line, which only the address of a plan has. */
  counts: Record<number, number> | null;
}

export type FreePart =
  | { part: "people"; who: "adult" | "child" | "infant"; count: number }
  | { part: "day"; day: string }
  | { part: "area"; area: string }
  | { part: "tour"; id: number }
  | { part: "phone" | "email" };

export interface GuestRequest {
  language: Language;
  reference: string;
  tours: RequestedTour[];
  fullName: string;
  email: string;
  /** Empty where the site does not ask for a telephone. */
  phone: string;
  /** The code of the country; empty where the message has none or an unknown one. */
  nationality: string;
  writtenNationality: string;
  hotel: string;
  notes: string;
  totals: string[];
  /** What stands in front of the request: the header of a chat or a mail, which may name the sender. */
  sender: string;
  /** Lines that stand in no field: the guest's own words, wherever the guest wrote them. */
  ownWords: string[];
  /** The parts that were recognized in a message of own words, as the guest wrote them. Empty for a message of the site. */
  readAs: (FreePart & { written: string; start: number })[];
}
