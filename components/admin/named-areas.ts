import { isKind } from "@/lib/tours/kinds";
import { staffKindName } from "@/lib/tours/pages/kind-words";
import { type Area, adminAreas } from "./areas";

/** The areas of the back office with the operator's own names of the kinds of tours. */
export function namedAreas(): Area[] {
  return adminAreas.map((area) => {
    const own = isKind(area.segment) ? staffKindName(area.segment) : null;
    return own ? { ...area, label: own } : area;
  });
}
