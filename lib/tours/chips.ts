import type { Kind } from "./kinds";

/** What a chip sets: both parts, so that choosing one forgets the other. */
export interface Chip {
  label: ChipLabel;
  search: string;
  category: string;
}

type ChipLabel = keyof typeof import("@/messages/en.json")["tours"]["chips"];

function search(label: ChipLabel, text: string): Chip {
  return { label, search: text, category: "" };
}

function category(label: ChipLabel, tag: string): Chip {
  return { label, search: "", category: tag };
}

const multiDay = category("multiDay", "multi_day_trip");
const oneDay = category("oneDay", "1_day_trip");
const all = category("all", "all");

const abroadAndHome = [multiDay, oneDay, search("rentalTours", "rental"), search("tourGuide", "guide"), all];

/** The filter chips of each list, in the order of. */
export const chips: Record<Kind, Chip[]> = {
  tours: [
    multiDay,
    oneDay,
    search("phiPhi", "Phi Phi"),
    search("jamesBond", "James Bond"),
    search("rental", "rental"),
    search("similan", "Similan"),
    search("elephant", "elephant"),
    search("guide", "guide"),
    search("ziplineAtv", "Zipline & ATV"),
    all,
  ],
  "international-tours": abroadAndHome,
  "domestic-tours": abroadAndHome,
};

/** The list that the footer's chips open. */
export const footerChipsKind: Kind = "tours";

/** A chip is highlighted when its search and category match the current ones; no category is `all`. */
export function isChosen(chip: Chip, current: { search: string; category: string }): boolean {
  return (
    chip.search.toLowerCase() === current.search.toLowerCase() &&
    (chip.category || "all") === (current.category || "all")
  );
}
