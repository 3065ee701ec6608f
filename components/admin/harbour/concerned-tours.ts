import { formatDecimal } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { ClosureReason, SeaTour } from "@/lib/tours/closures/closure";
import { type HarbourOrder, type Verdict, verdictOf } from "@/lib/tours/closures/harbour-order";
import type { PlaceChoice } from "@/lib/tours/places/fields";

/** A tour on the board: the list in which it stands, and why. */
export interface TourConcern {
  tour: SeaTour;
  group: "concerned" | "missing" | "others";
  why: string;
}

function whyOf(verdict: Verdict, places: readonly PlaceChoice[]): string {
  if (verdict.verdict === "missing") {
    return verdict.miss.map((fact) => adminText(`harbour.why.${fact}`)).join(", ");
  }
  if (verdict.verdict === "long") {
    return adminText("harbour.why.long", { length: formatDecimal(verdict.length, 1, "id") });
  }
  if (verdict.verdict !== "closed") return adminText(`harbour.why.${verdict.verdict}`);
  const { length, place } = verdict;
  const boat =
    length === null
      ? adminText("harbour.why.anyBoat")
      : adminText("harbour.why.boat", { length: formatDecimal(length, 1, "id") });
  const name = places.find(({ code }) => code === place)?.name;
  return [boat, name].filter(Boolean).join(", ");
}

const groupOf = {
  closed: "concerned",
  missing: "missing",
  long: "others",
  elsewhere: "others",
  land: "others",
} as const;

/** Groups the tours by the effect of an order. Closures for other reasons concern every tour at open sea. */
export function boardTours(
  tours: readonly SeaTour[],
  reason: ClosureReason,
  order: HarbourOrder,
  places: readonly PlaceChoice[],
): TourConcern[] {
  return tours.map((tour) => {
    if (reason !== "harbour") {
      const group = tour.sea === "open" ? "concerned" : "others";
      return { tour, group, why: adminText(`harbour.sea.${tour.sea ?? "missing"}`) };
    }
    const verdict = verdictOf(order, tour);
    return { tour, group: groupOf[verdict.verdict], why: whyOf(verdict, places) };
  });
}
