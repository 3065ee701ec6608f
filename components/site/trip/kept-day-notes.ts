import { readDayNotes } from "@/lib/core/browser/day-notes-storage";
import { readPlan } from "@/lib/core/browser/web-storage";
import type { Language } from "@/lib/core/i18n/languages";
import { readItems } from "@/lib/plan/stored-plan";
import { keptTrip } from "./kept-trip";
import { quoteMark, wholeQuoteMark } from "./trip-marks";

/** The day of a tour: the one of the plan, else the one that the visitor has named. */
function plannedDay(tour: number): string {
  const planned = readItems(readPlan()).find(({ id }) => id === tour)?.day;
  return planned || (keptTrip()?.date ?? "");
}

/** Writes into the copy of a tour's page what the device keeps of the planned day, because quotes need a network. */
export function writeKeptNotes(language: Language): void {
  const box = wholeQuoteMark.find();
  const tour = box && quoteMark.read(box);
  if (!box || !tour || box.childElementCount > 0) return;
  const notes = readDayNotes(tour, plannedDay(tour), language);
  if (!notes?.water) return;
  const line = document.createElement("span");
  line.textContent = notes.water.text;
  if (notes.water.curve) {
    const picture = document.createElement("img");
    Object.assign(picture, { alt: "", width: 144, height: 36, src: notes.water.curve });
    box.append(line, picture);
  } else box.append(line);
}
