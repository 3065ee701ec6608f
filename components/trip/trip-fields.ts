import { readTrip, type Trip } from "@/lib/trip/trip";

export interface TripFields {
  read: () => Trip;
  write: (trip: Trip) => void;
}

/** Reads and writes the fields of the form that asks for a visitor's own day. */
export function tripFields(form: HTMLFormElement): TripFields {
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const children = fieldOf("children");
  return {
    read: () =>
      readTrip({
        date: fieldOf("date")?.value,
        adults: fieldOf("adults")?.value,
        children: children?.value,
        stay: fieldOf("stay")?.value,
      }),
    write({ date, adults, children: ages, stay }) {
      const values = { date, adults: adults ? String(adults) : "", children: ages.join(", "), stay };
      for (const [name, value] of Object.entries(values)) {
        const field = fieldOf(name);
        if (!field) continue;
        // A party of more adults than the choice offers.
        if (
          field instanceof HTMLSelectElement &&
          ![...field.options].some((option) => option.value === value)
        )
          field.add(new Option(value));
        field.value = value;
      }
    },
  };
}
