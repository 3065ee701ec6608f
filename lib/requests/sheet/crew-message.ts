import { codedName, labelledLine } from "../../booking/message-lines";
import { isNationality, nationalityLabel } from "../../booking/nationalities";
import { writtenDay } from "../../core/calendar/day-texts";
import { formatMoney } from "../../core/format";
import type { CrewLanguage } from "../../core/i18n/languages";
import { stillToPay } from "../pass/trip-pass";
import type { GuestMessageWords } from "../reading/guest-message-words";
import { dietTopics, noteTopics } from "../reading/note-topics";
import type { SheetGuest } from "./read-sheet";
import { type BoardingGroup, type Headcount, headcount } from "./sheet";

export function peopleCount(people: Headcount): number {
  return people.adult + people.child + people.infant + people.other;
}

function peopleText(people: Headcount, words: GuestMessageWords["replies"]["crew"]): string {
  const parts = (["adult", "child", "infant", "other"] as const).flatMap((kind) =>
    people[kind] > 0 ? [`${people[kind]} ${words[kind]}`] : [],
  );
  return parts.join(", ");
}

type CrewWords = GuestMessageWords["replies"]["crew"];

/** The known wishes in the language of the crew, and the guest's own words behind. */
export function crewNotes({ notes, note }: Pick<SheetGuest, "notes" | "note">, words: CrewWords): string {
  const topics = noteTopics(notes).map((topic) => words.topics[topic]);
  const remarks = [notes, note].filter(Boolean).join(" / ").replace(/\s+/g, " ");
  const diets = dietTopics(notes).length > 0 ? "⚠️ " : "";
  if (!remarks) return "";
  return topics.length > 0 ? `${diets}${topics.join(", ")}: “${remarks}”` : remarks;
}

/** One message for driver and guide, in the order of the pick-ups. `nameOf` names a tour in the language of the crew. */
export function crewMessage(
  tours: readonly BoardingGroup[],
  day: string,
  language: CrewLanguage,
  { areas, replies }: GuestMessageWords,
  nameOf: (tour: BoardingGroup) => string,
): string {
  const words = replies.crew;
  const parts = tours.map((sheetTour) => {
    const { code, rows, people } = sheetTour;
    const head = `*${codedName(nameOf(sheetTour), code || null)}*\n${writtenDay(day, language)} · ${peopleCount(people)} ${words.total}: ${peopleText(people, words)}`;
    const guests = rows.map(({ guest }, index) => {
      const { fullName, hotel, phone, nationality, tour } = guest;
      const country = isNationality(nationality) ? ` (${nationalityLabel(nationality, language)})` : "";
      const who = `${index + 1}. ${tour.pickup || "—"} ${fullName}${country}: ${peopleText(headcount([guest]), words)}`;
      const due = stillToPay(tour);
      const money = [
        due === null || due === 0 ? "" : labelledLine(replies.due, formatMoney(due, tour.currency, language)),
        tour.fees && `+ ${tour.fees}`,
      ].filter(Boolean);
      const lines = [
        [areas[tour.area], hotel].filter(Boolean).join(", "),
        phone,
        crewNotes(guest, words),
        money.join(" "),
      ];
      return [who, ...lines.filter(Boolean).map((line) => `   ${line}`)].join("\n");
    });
    return [head, ...guests].join("\n");
  });
  return parts.join("\n\n");
}
