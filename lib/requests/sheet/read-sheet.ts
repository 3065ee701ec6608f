import { decodePass } from "../pass/pass-code";
import type { TripPass } from "../pass/trip-pass";
import { type PassVerdict, type PublicPassKey, verifyPass } from "../pass/verify-pass";
import { type ChatPiece, countReadLetters, readChat } from "../reading/chat-pieces";
import { areaInText } from "../reading/find-areas";
import type { GuestMessageWordsByLanguage } from "../reading/guest-message-words";
import type { GuestRequest, RequestedTour } from "../reading/guest-request";
import type { KnownTours } from "../reading/known-tours";
import { longestReadText } from "../reading/message-text";
import {
  type Confirmation,
  type ConfirmedTour,
  kindOfLine,
  readConfirmation,
} from "../reading/read-confirmation";
import { readRequest } from "../reading/read-request";

/** A guest of one tour, read from a pass or from the text of a chat. */
export interface SheetGuest extends Omit<TripPass, "tours"> {
  tour: ConfirmedTour;
  source: "pass" | "text" | "request";
}

/** All that one pass or one message books. */
export interface SheetBooking {
  /** The same for each reading of the same booking: the reference, or without a reference a number of the sheet. */
  key: string;
  reference: string;
  source: SheetGuest["source"];
  text: string;
  guests: SheetGuest[];
}

/** Why a piece of the pasted text is not on the sheet. */
export type LeftOutReason =
  | Exclude<PassVerdict, "genuine">
  /** A message without a tour or a day. */
  | "unread"
  | "tooLong"
  /** A request that has no confirmation. */
  | "unconfirmed"
  /** A request that a confirmation of another content answers. */
  | "answered"
  | "same"
  | "replaced"
  /** Another day was proposed, or the request was declined, after the confirmation. */
  | "revoked"
  /** A guest of the same name is on the same tour, and neither has a reference. */
  | "sameName"
  /** Two genuine passes of one reference differ. */
  | "passesDiffer"
  /** The text of a confirmation differs from the genuine pass, which counts. */
  | "textDiffers"
  /** What staff wrote apart from a confirmation. */
  | "reply"
  | "other";

export interface LeftOut {
  reason: LeftOutReason;
  text: string;
  reference: string;
  /** The booking that staff can put on the sheet with one press. Null if the piece has no guest with a tour and a day. */
  booking: SheetBooking | null;
}

/** One piece of a pasted text as the sheet understands the piece: a booking, or the reason why there is none. */
export type SheetReading =
  | { booking: SheetBooking; reason: null; kind: ChatPiece["kind"] }
  | { booking: null; reason: LeftOutReason; kind: ChatPiece["kind"]; text: string; reference: string };

export interface SheetSources {
  words: GuestMessageWordsByLanguage;
  tours: KnownTours;
  keys: readonly PublicPassKey[];
}

interface ReadParts {
  reference: string;
  source: SheetGuest["source"];
  text: string;
}

function bookingOf({ reference, source, text }: ReadParts, guests: SheetGuest[]): SheetBooking {
  return { key: reference, reference, source, text, guests };
}

const isPlaced = ({ day, name }: ConfirmedTour) => day !== "" && name !== "";

/** Adds the lines of the text that the pass does not have: a pass of many tours has shortened notes. */
function notesWithText(pass: TripPass, { notes, ownWords }: Confirmation): string {
  const known = `${pass.notes}\n${pass.note}`;
  const lines = [...notes.split("\n"), ...ownWords].map((line) => line.trim());
  const missing = lines.filter((line) => line !== "" && !known.includes(line));
  return [pass.notes, ...missing].filter(Boolean).join("\n");
}

function guestsOfPass({ tours, ...guest }: TripPass): SheetGuest[] {
  return tours.map((tour) => ({ ...guest, tour, source: "pass" }));
}

function guestsOfConfirmation({ tours, ownWords, ...guest }: Confirmation): SheetGuest[] {
  const notes = [guest.notes, ...ownWords].filter(Boolean).join("\n");
  return tours.map((tour) => ({ ...guest, notes, nationality: "", note: "", tour, source: "text" }));
}

function requestedLines({ lines, counts }: RequestedTour): ConfirmedTour["lines"] {
  const written = lines.map((line) => ({ ...line, kind: kindOfLine(line.what) }));
  const linked = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return linked > 0 ? [...written, { kind: null, what: "", count: linked, price: null }] : written;
}

function guestsOfRequest(request: GuestRequest): SheetGuest[] {
  const { language, reference, fullName, phone, nationality, hotel, ownWords } = request;
  const notes = [request.notes, ...ownWords].filter(Boolean).join("\n");
  const guest = { language, reference, fullName, phone, nationality, hotel, notes, note: "" };
  return request.tours.map((tour) => ({
    ...guest,
    source: "request",
    tour: {
      id: tour.id ?? 0,
      name: tour.named,
      code: "",
      day: tour.day ?? "",
      pickup: "",
      area: "",
      currency: "",
      total: null,
      paid: 0,
      fees: "",
      lines: requestedLines(tour),
    },
  }));
}

async function openPass(fragment: string, keys: readonly PublicPassKey[]): Promise<TripPass | PassVerdict> {
  const { verdict, parts } = await verifyPass(fragment, keys);
  if (verdict !== "genuine" || !parts) return verdict === "genuine" ? "altered" : verdict;
  return (await decodePass(parts.content)) ?? "altered";
}

async function readPiece(piece: ChatPiece, { words, tours, keys }: SheetSources): Promise<SheetReading> {
  const { kind, text, fragment } = piece;
  const refuse = (reason: LeftOutReason, reference = piece.reference): SheetReading => ({
    booking: null,
    reason,
    kind,
    text,
    reference,
  });
  const take = (parts: Omit<ReadParts, "text">, guests: SheetGuest[]): SheetReading => {
    const isWhole = guests.length > 0 && guests.every(({ tour }) => isPlaced(tour));
    if (!isWhole) return refuse("unread", parts.reference);
    const placed = guests.map((guest) => ({
      ...guest,
      tour: { ...guest.tour, area: guest.tour.area || areaInText(guest.hotel, words) },
    }));
    return { booking: bookingOf({ ...parts, text }, placed), reason: null, kind };
  };
  const confirmation = kind === "confirmation" ? readConfirmation(text, words, tours) : null;
  if (fragment) {
    const opened = await openPass(fragment, keys);
    // A message whose pass is refused must not come in by its text.
    if (typeof opened === "string") return refuse(opened === "genuine" ? "altered" : opened);
    const pass = confirmation ? { ...opened, notes: notesWithText(opened, confirmation) } : opened;
    return take({ reference: pass.reference, source: "pass" }, guestsOfPass(pass));
  }
  if (confirmation) {
    return take({ reference: confirmation.reference, source: "text" }, guestsOfConfirmation(confirmation));
  }
  if (kind === "request") {
    const request = readRequest(text, words, tours);
    return take({ reference: request.reference, source: "request" }, guestsOfRequest(request));
  }
  return refuse(kind === "other" ? "other" : "reply");
}

/** Reads each piece of a pasted text, in the order of the text. Pieces of spaces alone are left out. */
export async function readSheetText(text: string, sources: SheetSources): Promise<SheetReading[]> {
  if (countReadLetters(text) > longestReadText) {
    return [{ booking: null, reason: "tooLong", kind: "other", text, reference: "" }];
  }
  const pieces = readChat(text, sources.words).filter((piece) => piece.text.trim() !== "");
  return Promise.all(pieces.map((piece) => readPiece(piece, sources)));
}
