import { readTrip, type Trip, tripParameters } from "@/lib/trip/trip";
import { createChildAges } from "./child-ages";

export interface TripFields {
  read: () => Trip;
  write: (trip: Trip) => void;
  /** Writes the values of the fields that the visitor has not changed. */
  fill: (trip: Trip) => void;
  isChanged: () => boolean;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** A visitor may type before the code of the form is loaded. */
function isChanged(field: Field): boolean {
  return field.value !== (field instanceof HTMLInputElement ? field.defaultValue : "");
}

/** A question without a number of adults proposes one. */
function proposedOf(field: Field | null): string {
  return field instanceof HTMLInputElement ? field.defaultValue : "";
}

/** Reads and writes the fields of the form that asks for a visitor's own day. */
export function tripFields(form: HTMLFormElement): TripFields {
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const children = fieldOf("children");
  const ages = createChildAges(form);
  const write = ({ date, adults, children: childAges, stay }: Trip, isWritten: (field: Field) => boolean) => {
    const proposed = proposedOf(fieldOf("adults"));
    const values = { date, adults: adults ? String(adults) : proposed, children: childAges.join(", "), stay };
    for (const [name, value] of Object.entries(values)) {
      const field = fieldOf(name);
      if (field && isWritten(field)) field.value = value;
    }
    ages?.show();
  };
  return {
    read: () =>
      readTrip({
        date: fieldOf("date")?.value,
        adults: fieldOf("adults")?.value,
        children: children?.value,
        stay: fieldOf("stay")?.value,
      }),
    write: (trip) => write(trip, () => true),
    fill: (trip) => write(trip, (field) => !isChanged(field)),
    isChanged: () =>
      tripParameters.some((name) => {
        const field = fieldOf(name);
        return field !== null && isChanged(field);
      }),
  };
}
