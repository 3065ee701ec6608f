import { type Language, languages } from "@/lib/i18n/languages";

const flagName = <L extends Language>(language: L) => `flag-${language}` as const;

/**
 * The symbols of `icons.svg` by their names in Lucide and Font Awesome. `scripts/icons.ts` writes the file.
 */
export const iconNames = {
  line: [
    "accessibility",
    "arrow-left",
    "baby",
    "backpack",
    "bus-front",
    "calendar-clock",
    "calendar-days",
    "check",
    "chevron-down",
    "chevron-left",
    "chevron-right",
    "circle-alert",
    "circle-check",
    "clock",
    "cloud-sun",
    "copy",
    "expand",
    "footprints",
    "heart-pulse",
    "heart",
    "info",
    "languages",
    "life-buoy",
    "link-2",
    "loader-circle",
    "mail",
    "map-pin",
    "menu",
    "message-circle",
    "minus",
    "pause",
    "play",
    "plus",
    "printer",
    "receipt-text",
    "rotate-cw",
    "search",
    "ship",
    "share-2",
    "soup",
    "sparkle",
    "star",
    "tag",
    "user",
    "users",
    "utensils",
    "wallet",
    "waves",
    "x",
  ],
  brand: ["facebook-f", "instagram", "linkedin-in", "telegram", "tiktok", "whatsapp", "x-twitter", "youtube"],
  flag: languages.map(flagName),
} as const;

export type IconName = (typeof iconNames)[keyof typeof iconNames][number];
