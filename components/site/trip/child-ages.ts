import { oldestChild } from "@/lib/trip/trip";
import { type AgeWords, tripAgesMark, tripStepMark } from "./trip-marks";

const mostChildren = 8;

/** Makes a button like the button that changes the number of adults by `by`, with its sign and the verb of its name. */
function createStep(form: HTMLFormElement, by: 1 | -1, what: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  const like = tripStepMark.findAll(form).find((each) => tripStepMark.read(each) === by);
  button.textContent = like?.textContent ?? "";
  button.ariaLabel = `${like?.ariaLabel?.split(":")[0] ?? ""}: ${what}`;
  button.addEventListener("click", onClick);
  return button;
}

function createAgeChoice(words: AgeWords, number: number, age: string): HTMLSelectElement {
  const select = document.createElement("select");
  select.required = true;
  select.ariaLabel = `${words.age} ${number}`;
  select.append(new Option(words.age, ""));
  for (let each = 0; each <= oldestChild; each += 1) select.append(new Option(String(each)));
  select.value = age;
  return select;
}

/** Replaces the text field for the ages of the children by a number of children and an age for each. */
export function createChildAges(form: HTMLFormElement): { show: () => void } | null {
  const field = tripAgesMark.find(form);
  const input = form.elements.namedItem("children");
  const words = field && tripAgesMark.read(field);
  if (!field || !(input instanceof HTMLInputElement) || !words) return null;
  const [label] = input.labels ?? [];
  const box = document.createElement("span");
  const count = document.createElement("output");
  const choices = document.createElement("span");
  const writeAges = (ages: readonly string[]) => {
    input.value = ages.filter(Boolean).join(", ");
  };
  let selects: HTMLSelectElement[] = [];
  const listAges = () => selects.map(({ value }) => value);
  const write = (ages: readonly string[]) => {
    selects = ages.map((age, index) => createAgeChoice(words, index + 1, age));
    choices.replaceChildren(...selects);
    count.textContent = String(ages.length);
    writeAges(ages);
  };
  box.className = "stepper";
  box.role = "group";
  box.ariaLabel = words.children;
  box.append(
    createStep(form, -1, words.children, () => write(listAges().slice(0, -1))),
    count,
    createStep(form, 1, words.children, () => write([...listAges(), ""].slice(0, mostChildren))),
  );
  choices.className = "child-ages";
  choices.addEventListener("change", () => writeAges(listAges()));
  // An assistant in the browser fills in the text field.
  input.addEventListener("input", () => show());
  input.hidden = true;
  if (label) {
    input.setAttribute("toolparamdescription", label.textContent);
    label.textContent = words.children;
  }
  field.append(box, choices);
  const show = () => write(input.value.match(/\d+/g) ?? []);
  show();
  return { show };
}
