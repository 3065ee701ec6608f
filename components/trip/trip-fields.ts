import { readTrip, type Trip } from "@/lib/trip/trip";
import { addChildMark, agesMark, childAgeMark, childrenMark } from "./trip-marks";

export interface TripFields {
  read: () => Trip;
  write: (trip: Trip) => void;
}

/** Replaces the text of ages by a choice for each child, which is quicker on a phone. Returns what sets the ages. */
function choiceOfAges(box: HTMLElement, input: HTMLInputElement): (ages: number[]) => void {
  const template = agesMark.find(box);
  if (!(template instanceof HTMLTemplateElement)) return () => undefined;
  const choice = childAgeMark.find(template.content);
  const button = addChildMark.find(template.content);
  if (!choice || !button) return () => undefined;
  const choices: HTMLSelectElement[] = [];
  const rewrite = () => {
    input.value = choices.map(({ value }) => value).join(".");
  };
  const add = (age: string): HTMLSelectElement | null => {
    const select = choice.cloneNode(true);
    if (!(select instanceof HTMLSelectElement)) return null;
    select.value = age;
    choices.push(select);
    select.ariaLabel = select.ariaLabel?.replace("#", String(choices.length)) ?? null;
    // A choice without an age takes the child out again.
    select.addEventListener("change", () => {
      if (select.value === "") {
        choices.splice(choices.indexOf(select), 1);
        select.remove();
      }
      rewrite();
    });
    button.before(select);
    return select;
  };
  input.type = "hidden";
  box.append(button);
  button.addEventListener("click", () => {
    add("6")?.focus();
    rewrite();
  });
  return (ages) => {
    for (const select of choices.splice(0)) select.remove();
    for (const age of ages) add(String(age));
    rewrite();
  };
}

/** Reads and writes the fields of the form that asks for a visitor's own day. */
export function tripFields(form: HTMLFormElement): TripFields {
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const children = fieldOf("children");
  const box = childrenMark.find(form);
  const writeAges =
    box && children instanceof HTMLInputElement ? choiceOfAges(box, children) : () => undefined;
  return {
    read: () =>
      readTrip({
        date: fieldOf("date")?.value,
        adults: fieldOf("adults")?.value,
        children: children?.value,
        stay: fieldOf("stay")?.value,
      }),
    write({ date, adults, children: ages, stay }) {
      for (const [name, value] of Object.entries({ date, adults: adults ? String(adults) : "", stay })) {
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
      writeAges(ages);
    },
  };
}
