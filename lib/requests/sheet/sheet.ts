import type { ClosedPeriod } from "../../core/calendar/calendar";
import { periodHolds } from "../../core/calendar/periods";
import type { InfantSeats } from "../../tours/facts/codes";
import { comparableText } from "../reading/message-text";
import type { LeftOut, LeftOutReason, SheetBooking, SheetGuest, SheetReading } from "./read-sheet";

/** The bookings of the sheet, and what was pasted and is not on the sheet. */
export interface Sheet {
  bookings: SheetBooking[];
  leftOut: LeftOut[];
}

export const emptySheet: Sheet = { bookings: [], leftOut: [] };

const peopleOf = ({ tour }: SheetGuest) => tour.lines.reduce((sum, { count }) => sum + count, 0);

/** Equal for bookings of the same tours, days, pick-ups and numbers of people. */
function contentOf({ guests }: SheetBooking, isRequest: boolean): string {
  const each = guests.map((guest) => {
    const { id, name, day, pickup } = guest.tour;
    return [id || comparableText(name), day, peopleOf(guest), isRequest ? "" : pickup].join(" ");
  });
  return each.sort().join("\n");
}

const isSame = (one: SheetBooking, other: SheetBooking) => {
  const isRequest = one.source === "request" || other.source === "request";
  return contentOf(one, isRequest) === contentOf(other, isRequest);
};

/** Whether two bookings without a reference can be the same guest. */
function isSameName(one: SheetBooking, other: SheetBooking): boolean {
  const names = ({ guests }: SheetBooking) =>
    guests.map(
      ({ fullName, tour }) =>
        `${comparableText(fullName)} ${tour.id || comparableText(tour.name)} ${tour.day}`,
    );
  return names(one).some((name) => names(other).includes(name));
}

const leave = (booking: SheetBooking, reason: LeftOutReason): LeftOut => ({
  reason,
  text: booking.text,
  reference: booking.reference,
  booking,
});

/** The booking that counts of two with one reference, and why the other does not. A pass counts more than a text. */
function compare(there: SheetBooking, read: SheetBooking): { counts: SheetBooking; left: LeftOut } {
  const same = isSame(there, read);
  const named = (left: SheetBooking, reason: LeftOutReason) =>
    same ? { ...leave(left, "same"), booking: null } : leave(left, reason);
  if (read.source === "request") return { counts: there, left: named(read, "answered") };
  if (there.source === "request") return { counts: read, left: named(there, "answered") };
  if (there.source === read.source) {
    return { counts: read, left: named(there, read.source === "pass" ? "passesDiffer" : "replaced") };
  }
  const [pass, text] = there.source === "pass" ? [there, read] : [read, there];
  return { counts: pass, left: named(text, "textDiffers") };
}

let lastKey = 0;

function withKey(booking: SheetBooking): SheetBooking {
  if (booking.reference) return booking;
  lastKey += 1;
  return { ...booking, key: `#${lastKey}` };
}

function addBooking({ bookings, leftOut }: Sheet, read: SheetBooking): Sheet {
  if (!read.reference) {
    const isTwice = bookings.some((each) => !each.reference && isSameName(each, read));
    if (isTwice) return { bookings, leftOut: [...leftOut, leave(read, "sameName")] };
    return { bookings: [...bookings, withKey(read)], leftOut };
  }
  const there = bookings.find(({ reference }) => reference === read.reference);
  if (!there) return { bookings: [...bookings, read], leftOut };
  const { counts, left } = compare(there, read);
  return { bookings: bookings.map((each) => (each === there ? counts : each)), leftOut: [...leftOut, left] };
}

/** Takes a booking off the sheet after whose confirmation another day was proposed or the request was declined. */
function revoke({ bookings, leftOut }: Sheet, reference: string): Sheet {
  const there = bookings.find((each) => reference !== "" && each.reference === reference);
  if (!there) return { bookings, leftOut };
  return {
    bookings: bookings.filter((each) => each !== there),
    leftOut: [...leftOut, leave(there, "revoked")],
  };
}

/** A request waits for a confirmation as long as the sheet has none of the same reference. */
function answerRequests({ bookings, leftOut }: Sheet): Sheet {
  return {
    bookings,
    leftOut: leftOut.map((each) => {
      const request = each.reason === "unconfirmed" && each.reference ? each.booking : null;
      const booked = request && bookings.find(({ reference }) => reference === each.reference);
      return request && booked ? compare(booked, request).left : each;
    }),
  };
}

/**
 * Adds what was read of a pasted text. The last word counts: each piece is on the sheet afterwards, or among what was left out with its
 * text and the reason.
 */
export function addToSheet(sheet: Sheet, readings: readonly SheetReading[]): Sheet {
  let next = sheet;
  for (const reading of readings) {
    const { booking, kind } = reading;
    if (booking === null) {
      const { reason, text, reference } = reading;
      const left: LeftOut = { reason, text, reference, booking: null };
      const rest = kind === "otherDay" || kind === "decline" ? revoke(next, reference) : next;
      next = { bookings: rest.bookings, leftOut: [...rest.leftOut, left] };
    } else if (booking.source === "request") {
      next = { bookings: next.bookings, leftOut: [...next.leftOut, leave(booking, "unconfirmed")] };
    } else {
      next = addBooking(next, booking);
    }
  }
  return answerRequests(next);
}

/** Puts an item that was left out on the sheet. A booking with the same reference is left out instead. */
export function takeLeftOut({ bookings, leftOut }: Sheet, item: LeftOut): Sheet {
  const rest = leftOut.filter((each) => each !== item);
  if (!item.booking) return { bookings, leftOut: rest };
  const booking = withKey(item.booking);
  const there = bookings.find((each) => booking.reference !== "" && each.reference === booking.reference);
  if (!there) return { bookings: [...bookings, booking], leftOut: rest };
  return {
    bookings: bookings.map((each) => (each === there ? booking : each)),
    leftOut: [...rest, leave(there, "replaced")],
  };
}

export function removeFromSheet(sheet: Sheet, guest: SheetGuest): Sheet {
  const bookings = sheet.bookings.map((each) => ({
    ...each,
    guests: each.guests.filter((other) => other !== guest),
  }));
  return { ...sheet, bookings: bookings.filter(({ guests }) => guests.length > 0) };
}

export type Headcount = Record<"adult" | "child" | "infant" | "other", number>;

export function headcount(guests: readonly SheetGuest[]): Headcount {
  const counts: Headcount = { adult: 0, child: 0, infant: 0, other: 0 };
  for (const { kind, count } of guests.flatMap(({ tour }) => tour.lines)) {
    if (kind === "adult" || kind === "child" || kind === "infant") counts[kind] += count;
    else counts.other += count;
  }
  return counts;
}

export interface BoatPlaces {
  id: number;
  most: number | null;
  infants: InfantSeats;
}

/** How many places of a boat the people take. Infants count as the facts of the tour say. */
export function takenPlaces({ adult, child, infant, other }: Headcount, infants: InfantSeats): number {
  return adult + child + other + (infants === "counted" ? infant : 0);
}

/** A guest of a tour, with a key that stays the same while the sheet is open. */
export interface BoardingRow {
  key: string;
  guest: SheetGuest;
}

export interface BoardingGroup {
  key: string;
  name: string;
  code: string;
  rows: BoardingRow[];
  people: Headcount;
}

/** Sorts by time, then by the road: in the order of the operator's list of areas. */
const byPickup = (road: readonly string[]) => (one: BoardingRow, other: BoardingRow) => {
  const time = ({ guest }: BoardingRow) => (guest.tour.pickup || "99").padStart(5, "0");
  // A guest whose area is unknown comes last.
  const place = ({ guest }: BoardingRow) =>
    road.includes(guest.tour.area) ? road.indexOf(guest.tour.area) : road.length;
  return (
    time(one).localeCompare(time(other)) ||
    place(one) - place(other) ||
    one.guest.hotel.localeCompare(other.guest.hotel) ||
    one.guest.fullName.localeCompare(other.guest.fullName)
  );
};

/** Groups the guests of a day by tour, then by pick-up time and area. `road` lists the codes of the areas in the order of the road. */
export function sheetOfDay(
  bookings: readonly SheetBooking[],
  day: string,
  nameOf: (tour: SheetGuest["tour"]) => string,
  road: readonly string[],
): BoardingGroup[] {
  const groups = new Map<string, BoardingRow[]>();
  for (const booking of bookings) {
    for (const [index, guest] of booking.guests.entries()) {
      if (guest.tour.day !== day) continue;
      const key = guest.tour.id ? String(guest.tour.id) : guest.tour.code || guest.tour.name;
      groups.set(key, [...(groups.get(key) ?? []), { key: `${booking.key} ${index}`, guest }]);
    }
  }
  const tours = [...groups].flatMap(([key, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const { tour } = first.guest;
    const people = headcount(rows.map(({ guest }) => guest));
    return [{ key, name: nameOf(tour), code: tour.code, rows: rows.sort(byPickup(road)), people }];
  });
  return tours.sort((one, other) => one.name.localeCompare(other.name));
}

export function sheetDays(bookings: readonly SheetBooking[]): string[] {
  return [...new Set(bookings.flatMap(({ guests }) => guests.map(({ tour }) => tour.day)))].sort();
}

/** The closed periods of a tour that have not ended, its own first. */
export interface TourClosedPeriods {
  id: number;
  periods: Pick<ClosedPeriod, "from" | "until" | "reason">[];
}

/** Returns the period that closes a tour of the sheet on the day; null if the tour runs or is not known. */
export function closedPeriodOn(
  closed: readonly TourClosedPeriods[],
  { key }: Pick<BoardingGroup, "key">,
  day: string,
) {
  const periods = closed.find(({ id }) => String(id) === key)?.periods ?? [];
  return periods.find((each) => periodHolds(each, day)) ?? null;
}
