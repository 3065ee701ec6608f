/** The icons that an advantage may have, by their names in `components/ui/icon-names.ts`. */
export const advantageIcons = [
  "receipt-text",
  "message-circle",
  "bus-front",
  "cloud-sun",
  "languages",
  "soup",
  "ship",
  "waves",
  "life-buoy",
  "shield-check",
  "users",
  "baby",
  "star",
  "clock",
  "map-pin",
  "wallet",
  "camera",
  "leaf",
  "accessibility",
  "heart",
] as const;

export type AdvantageIcon = (typeof advantageIcons)[number];
