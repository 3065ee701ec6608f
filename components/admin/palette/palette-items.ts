import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { priceQuery, readPriceWords } from "./price-words";

export interface PaletteItem {
  value: string;
  label: string;
  hint?: string;
  href?: string;
  /** Text that replaces the typed one, for a command that needs the name of a record. */
  insert?: string;
  action?: "shortcuts" | "signOut";
}

export interface PaletteGroup {
  value: string;
  items: PaletteItem[];
}

export interface PaletteTourName {
  id: number;
  kind: (typeof kindPaths)[number];
  name: string;
  code: string | null;
}

/** The commands that need the name of a record, by the word with which their text begins. */
export const paletteCommands = {
  harga: "prices",
  tutup: "close",
  salin: "copy",
  pulihkan: "restore",
  terjemahkan: "translate",
} as const;

export type PaletteCommand = (typeof paletteCommands)[keyof typeof paletteCommands];

interface CommandWords {
  command: PaletteCommand | null;
  search: string;
}

export function readCommand(text: string): CommandWords {
  const [first = "", ...others] = text.trim().split(/\s+/);
  const known = Object.entries(paletteCommands).find(([word]) => word === first.toLowerCase());
  const priced = readPriceWords(text);
  if (priced) return { command: "prices", search: priced.rest };
  return known ? { command: known[1], search: others.join(" ") } : { command: null, search: text.trim() };
}

/** The start of each command, which is inserted into the box. */
export function commandStarts(): PaletteItem[] {
  return Object.entries(paletteCommands).map(([word, command]) => ({
    value: `start ${command}`,
    label: adminText(`palette.commands.${command}`),
    hint: adminText(`palette.examples.${command}`),
    insert: `${word} `,
  }));
}

const tourLabel = ({ code, name }: PaletteTourName) => (code ? `${name} · ${code}` : name);

function tourItem(command: PaletteCommand | null, tour: PaletteTourName, text: string): PaletteItem | null {
  const list = `/admin/${tour.kind}`;
  const item = (href: string, label: string): PaletteItem => ({
    value: `${command} ${tour.kind} ${tour.id}`,
    label,
    hint: tourLabel(tour),
    href,
  });
  if (command === "copy") return item(`${list}/create?copyFrom=${tour.id}`, adminText("palette.copyTour"));
  if (command === "close")
    return item(`${list}/edit/${tour.id}#section-calendar`, adminText("palette.closeTour"));
  if (command === "prices") {
    const change = readPriceWords(text)?.change ?? {};
    return item(`${list}?${priceQuery(change, tour.id)}`, priceLabel(text));
  }
  if (command !== null) return null;
  return {
    value: `tour ${tour.id}`,
    label: tour.name,
    hint: [tour.code, adminText(`palette.kinds.${tour.kind}`)].filter(Boolean).join(" · "),
    href: `${list}/edit/${tour.id}`,
  };
}

function priceLabel(text: string): string {
  const { kind, direction, value, step, from } = readPriceWords(text)?.change ?? {};
  if (!value) return adminText("palette.commands.prices");
  const amount = kind === "percent" ? `${value}%` : value;
  return [
    adminText(direction === "down" ? "palette.lower" : "palette.raise", { amount }),
    step && adminText("palette.rounded", { step }),
    from && adminText("palette.startsOn", { day: formatShortDay(new Date(from), "id") }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Items that a command offers without a record: lists whose prices change, languages of translations. */
export function commandItems(command: PaletteCommand | null, text: string): PaletteItem[] {
  if (command === "prices") {
    const change = readPriceWords(text)?.change ?? {};
    return kindPaths.map((kind) => ({
      value: `prices ${kind}`,
      label: priceLabel(text),
      hint: adminText(`palette.kinds.${kind}`),
      href: `/admin/${kind}?${priceQuery(change)}`,
    }));
  }
  if (command === "translate") {
    return languages.map((language) => ({
      value: `translate ${language}`,
      label: adminText("palette.translateInto", { language: adminText(`dashboard.language.${language}`) }),
      href: `/admin/translations?language=${language}`,
    }));
  }
  return [];
}

export function tourItems(
  command: PaletteCommand | null,
  tours: PaletteTourName[],
  text: string,
): PaletteItem[] {
  return tours.flatMap((tour) => tourItem(command, tour, text) ?? []);
}

/** Whether the search begins a word of a page's label. Such pages stand before the records, whose texts hold many words. */
export function isPageNamed(pages: PaletteItem[], search: string): boolean {
  const typed = search.toLowerCase();
  return typed !== "" && pages.some(({ label }) => ` ${label.toLowerCase()}`.includes(` ${typed}`));
}

/** Keeps the items whose label has every word of the search. */
export function matching(items: PaletteItem[], search: string): PaletteItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, hint = "" }) => {
    const text = `${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
