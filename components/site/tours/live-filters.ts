import { callApi } from "@/lib/core/api/client";
import {
  filterCloseMark,
  filterFoldMark,
  filterFormMark,
  filterLabelMark,
  filterOpenMark,
  filterTotalMark,
} from "./tour-marks";

/** The response of `GET /api/packages/facets`: how many tours each option would leave, by the name of its parameter. */
interface Counts {
  total: number;
  options: Partial<Record<string, { value: string; count: number }[]>>;
}

interface LiveFilters {
  open: () => void;
  /** Asks how many tours each option would leave, and shows the counts. */
  count: () => void;
}

/** The parameters of a list in the order of the list's own address. */
const order = ["search", "category", "date", "for", "area", "length", "max", "sort"];

/** Returns what the form asks, spelt as the list's own address: without empty fields, and with the codes of `for` in one. */
function filterParameters(data: FormData): [string, string][] {
  return order.flatMap((name): [string, string][] => {
    const values = data.getAll(name).flatMap((value) => (value === "" ? [] : [String(value)]));
    return values.length > 0 ? [[name, values.sort().join(".")]] : [];
  });
}

function countsQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams({ tour_type: String(filterFormMark.read(form)?.type ?? "") });
  for (const [name, value] of filterParameters(new FormData(form))) {
    if (name !== "sort") query.set(name === "category" ? "tags" : name, value);
  }
  return query;
}

/** The labels of options, which are overwritten with their counts. */
const labels = new WeakMap<HTMLOptionElement, string>();

/** Leaves an option out of the list. Browsers that show a hidden option show a disabled one. */
function hide(option: HTMLOptionElement, isHidden: boolean): void {
  option.hidden = isHidden;
  option.disabled = isHidden;
}

function showCountsOfSelect({ name, options }: HTMLSelectElement, counts: Counts): void {
  for (const option of options) {
    const count = counts.options[name]?.find(({ value }) => value === option.value)?.count;
    if (!option.value || count === undefined) continue;
    const label = labels.get(option) ?? option.text;
    labels.set(option, label);
    option.text = `${label} (${count})`;
    hide(option, count === 0 && !option.selected);
  }
}

function showCountOfBox(box: HTMLInputElement, counts: Counts): void {
  const count = counts.options[box.name]?.find(({ value }) => value === box.value)?.count ?? 0;
  for (const label of box.labels ?? []) {
    const text = filterLabelMark.find(label);
    if (text) text.textContent = `${filterLabelMark.read(text)} (${count})`;
  }
  const isLeftOut = count === 0 && !box.checked;
  box.disabled = isLeftOut;
  for (const label of box.labels ?? []) label.hidden = isLeftOut;
}

/** Returns the words of the submit button for a count of tours. */
function totalText(form: HTMLFormElement, total: number): string {
  const words = filterFormMark.read(form)?.apply ?? {};
  const rule = total === 0 ? "zero" : new Intl.PluralRules(document.documentElement.lang).select(total);
  return words[rule]?.replace("#", String(total)) ?? "";
}

function showCounts(form: HTMLFormElement, status: HTMLElement, counts: Counts): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) showCountsOfSelect(field, counts);
    else if (field instanceof HTMLInputElement && field.type === "checkbox") showCountOfBox(field, counts);
  }
  const text = totalText(form, counts.total);
  const submit = filterTotalMark.find(form);
  if (submit) submit.textContent = text;
  status.textContent = text;
}

/** Adds a text to the form that only screen readers say, and that they say again whenever it changes. */
function addStatus(form: HTMLFormElement): HTMLElement {
  const status = document.createElement("p");
  status.role = "status";
  status.className = "sr-only";
  form.append(status);
  return status;
}

/** Returns the function that asks for the counts. The answer to a question that was overtaken by a later one is ignored. */
function createCount(form: HTMLFormElement): () => Promise<void> {
  const status = addStatus(form);
  let asked = 0;
  return async () => {
    asked += 1;
    const turn = asked;
    form.ariaBusy = "true";
    const path = `packages/facets?${countsQuery(form)}`;
    const counts = await callApi<Counts>(path, { anonymous: true }).catch(() => null);
    if (turn !== asked) return;
    form.ariaBusy = "false";
    // Without an answer the form stays as it is, and works without counts.
    if (counts) showCounts(form, status, counts);
  };
}

/** Adds a dialog behind the fold. The form lies in the dialog while that is open, and in the fold otherwise. */
function createDialog(form: HTMLFormElement): HTMLDialogElement {
  const fold = filterFoldMark.find();
  const opener = filterOpenMark.find();
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = opener?.textContent ?? "";
  dialog.className = "filters-dialog";
  dialog.addEventListener("close", () => {
    fold?.append(form);
    opener?.focus();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Node && filterCloseMark.find(form)?.contains(target)))
      dialog.close();
  });
  fold?.after(dialog);
  return dialog;
}

const made = new WeakMap<HTMLFormElement, LiveFilters>();

/** Makes the form live: counts at its options and on its button, and a dialog. A second call returns the same object. */
export function liveFilters(form: HTMLFormElement): LiveFilters {
  const known = made.get(form);
  if (known) return known;
  const count = createCount(form);
  const dialog = createDialog(form);
  form.addEventListener("change", count);
  form.addEventListener("reset", () => setTimeout(count));
  form.addEventListener("formdata", ({ formData }) => {
    const asked = filterParameters(formData);
    for (const name of [...formData.keys()]) formData.delete(name);
    for (const [name, value] of asked) formData.set(name, value);
  });
  const live: LiveFilters = {
    open() {
      dialog.append(form);
      dialog.showModal();
      void count();
    },
    count: () => void count(),
  };
  made.set(form, live);
  return live;
}
