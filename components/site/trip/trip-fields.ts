import { readTrip, type Trip } from "@/lib/trip/trip";

export interface TripFields {
  read: () => Trip;
  write: (trip: Trip) => void;
  /** Writes the values of the fields that the visitor has not changed. */
  fill: (trip: Trip) => void;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** A visitor may type before the code of the form is loaded. */
function isChanged(field: Field): boolean {
  return field.value !== (field instanceof HTMLInputElement ? field.defaultValue : "");
}

/** Reads and writes the fields of the form that asks for a visitor's own day. */
export function tripFields(form: HTMLFormElement): TripFields {
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const children = fieldOf("children");
  const write = ({ date, adults, children: ages, stay }: Trip, isWritten: (field: Field) => boolean) => {
    const values = { date, adults: adults ? String(adults) : "", children: ages.join(", "), stay };
    for (const [name, value] of Object.entries(values)) {
      const field = fieldOf(name);
      if (field && isWritten(field)) field.value = value;
    }
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
  };
}
