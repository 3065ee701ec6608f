import { readChoices, readTourIds } from "../../plan/address";
import { emphasis, type FoundPart, findIn, lineEnd, withinLine } from "./find-parts";
import type { RequestedTour, RequestMessageWords } from "./guest-request";
import type { KnownTours } from "./known-tours";
import { comparableText, type MessageText } from "./message-text";
import { readWrittenDay } from "./read-day";
import { readServiceLines, withoutEmphasis } from "./read-lines";

export interface PlanLink {
  ids: number[];
  choices: ReturnType<typeof readChoices>;
  start: number;
  end: number;
}

/** Finds the last address of a plan; an earlier one can stand in the notes. */
export function findPlanLink(plain: string): PlanLink | null {
  const link = Array.from(plain.matchAll(/https?:\/\/\S+?\/plan\?tours=([\d.]+)(?:#([\dx.~-]*))?/giu)).at(-1);
  if (!link) return null;
  const [address, ids = "", fragment = ""] = link;
  const choices = readChoices(fragment);
  return { ids: readTourIds(ids), choices, start: link.index, end: link.index + address.length };
}

interface TourSegment extends FoundPart {
  /** Where the name of the next tour begins, or the total. */
  until: number;
}

/** More than a plan holds. Ends the search in a text of numbers. */
const mostSegments = 20;

export function findTourSegments(plain: string, from: number, until: number): TourSegment[] {
  const starts: FoundPart[] = [];
  let at = from;
  for (let number = 1; number <= mostSegments; number++) {
    const marked = `${number}[.)][*_~]{0,3} `;
    const found =
      findIn(plain, new RegExp(`(?<=^|\\n)${emphasis}${marked}`, "gu"), at, until) ??
      findIn(plain, new RegExp(`(?<=\\s)${marked}`, "gu"), at, until);
    if (!found) break;
    starts.push(found);
    at = found.end;
  }
  return starts.map((each, index) => ({ ...each, until: starts[index + 1]?.start ?? until }));
}

export interface ReadingParts {
  text: MessageText;
  words: RequestMessageWords;
  tours: KnownTours;
  services: RegExp;
}

/** Reads `6 March 2027: Phi Phi (PKT-01)` and the lines below. `end` is the end of the name. */
export function readTourSegment(
  segment: TourSegment,
  id: number | null,
  { text, words, tours, services }: ReadingParts,
): RequestedTour & { end: number } {
  const { original, plain } = text;
  const first = lineEnd(plain, segment.end);
  const colon = plain.indexOf(":", segment.end);
  const hasDay = colon >= 0 && colon < Math.min(first, segment.until);
  const writtenDay = hasDay ? original.slice(segment.end, colon).trim() : "";
  const nameStart = hasDay ? colon + 1 : segment.end;
  const known = tours.lengthAtStart(plain.slice(nameStart, segment.until));
  const rest = plain.slice(nameStart, segment.until);
  const joined = [rest.search(services), rest.search(withinLine(words.plan.subtotal))].filter(
    (at) => at >= 0,
  );
  const nameEnd = Math.min(
    first,
    segment.until,
    known > 0 ? nameStart + known : nameStart + Math.min(rest.length, ...joined),
  );
  const named = withoutEmphasis(original.slice(nameStart, nameEnd));
  return {
    end: nameEnd,
    id: id ?? tours.find(named),
    named,
    day: readWrittenDay(writtenDay),
    writtenDay: comparableText(writtenDay) === comparableText(words.plan.noDay) ? "" : writtenDay,
    lines: readServiceLines(plain.slice(nameEnd, segment.until), services),
    counts: null,
  };
}

/** Adds what only the address of a plan says. The guest's own words count more, because a guest can change them. */
export function withLinkedChoice(tour: RequestedTour, link: PlanLink | null): RequestedTour {
  const choice = link?.choices.find(({ id }) => id === tour.id);
  if (!choice) return tour;
  const isReadable = tour.lines.length === 0 && Object.keys(choice.counts).length > 0;
  return {
    ...tour,
    day: tour.day ?? (tour.writtenDay === "" && choice.day !== "" ? choice.day : null),
    counts: isReadable ? choice.counts : null,
  };
}
