import { callApi } from "@/lib/api/client";

interface Counts {
  total: number;
  options: Partial<Record<string, { value: string; count: number }[]>>;
}

interface LiveFilters {
  /** Shows the fields in a dialog. */
  open: () => void;
  /** Asks how many tours each option would leave. */
  count: () => void;
}

/** The parameters of a list in the order of its own address. */
const order = ["search", "category", "date", "for", "area", "length", "max", "sort"];

/** What the form asks as the list's own address says it: without empty fields, the codes of `for` in one. */
function askedBy(data: FormData): [string, string][] {
  return order.flatMap((name): [string, string][] => {
    const values = data.getAll(name).flatMap((value) => (value === "" ? [] : [String(value)]));
    return values.length > 0 ? [[name, values.sort().join(".")]] : [];
  });
}

function countsQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams({ tour_type: form.dataset.type ?? "" });
  for (const [name, value] of askedBy(new FormData(form))) {
    if (name !== "sort") query.set(name === "category" ? "tags" : name, value);
  }
  return query;
}

/** Writes a count behind a label; the label itself is kept beside it. */
function writeCount(label: HTMLElement | null, count: number): void {
  if (!label) return;
  label.dataset.label ??= label.textContent ?? "";
  label.textContent = `${label.dataset.label} (${count})`;
}

function showCounts(form: HTMLFormElement, { total, options }: Counts): void {
  const countOf = (name: string, value: string) => options[name]?.find((each) => each.value === value)?.count;
  for (const option of form.querySelectorAll("option")) {
    const count = option.value ? countOf(option.closest("select")?.name ?? "", option.value) : undefined;
    if (count === undefined) continue;
    writeCount(option, count);
    option.disabled = count === 0 && !option.selected;
  }
  for (const box of form.querySelectorAll<HTMLInputElement>("input[name=for]")) {
    const count = countOf("for", box.value) ?? 0;
    writeCount(box.nextElementSibling as HTMLElement | null, count);
    box.disabled = count === 0 && !box.checked;
  }
  const words: Record<string, string> = JSON.parse(form.dataset.words ?? "{}");
  const rule = new Intl.PluralRules(document.documentElement.lang).select(total);
  const text = (total === 0 ? words.zero : words[rule])?.replace("#", String(total)) ?? "";
  const submit = form.querySelector("button[type=submit]");
  const status = form.querySelector("[role=status]");
  if (submit) submit.textContent = text;
  if (status) status.textContent = text;
}

const made = new WeakMap<HTMLFormElement, LiveFilters>();

/** Makes the form live: counts at its options and on its button, and a dialog. Called again, it gives the same. */
export function liveFilters(details: HTMLDetailsElement, form: HTMLFormElement): LiveFilters {
  const known = made.get(form);
  if (known) return known;
  let asked = 0;
  const count = async () => {
    asked += 1;
    const turn = asked;
    form.ariaBusy = "true";
    const path = `packages/facets?${countsQuery(form)}`;
    const counts = await callApi<Counts>(path, { anonymous: true }).catch(() => null);
    // A later question is under way, which has an answer of its own.
    if (turn !== asked) return;
    form.ariaBusy = "false";
    // Without an answer the form stays as it is: it works without counts.
    if (counts) showCounts(form, counts);
  };
  const dialog = document.createElement("dialog");
  const summary = details.querySelector("summary");
  const status = document.createElement("p");
  status.role = "status";
  status.className = "sr-only";
  form.append(status);
  dialog.setAttribute("aria-label", summary?.textContent ?? "");
  dialog.className = "filters-dialog";
  dialog.addEventListener("close", () => {
    details.append(form);
    summary?.focus();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest("[data-close]"))) dialog.close();
  });
  form.addEventListener("change", count);
  form.addEventListener("reset", () => setTimeout(count));
  form.addEventListener("formdata", ({ formData }) => {
    const kept = askedBy(formData);
    for (const name of [...formData.keys()]) formData.delete(name);
    for (const [name, value] of kept) formData.set(name, value);
  });
  details.after(dialog);
  const open = () => {
    dialog.append(form);
    dialog.showModal();
    void count();
  };
  const live = { open, count: () => void count() };
  made.set(form, live);
  return live;
}
