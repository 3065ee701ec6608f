/** The tide stations of Thailand and Indonesia that the product ships, from west to east in each country. */
export const stationCodes = [
  "ko-taphao-noi",
  "ko-lak",
  "sabang",
  "padang",
  "tanjung-lesung",
  "benoa",
  "lembar",
  "waikelo",
  "bitung",
  "ambon",
] as const;

export type StationCode = (typeof stationCodes)[number];

/** `sun`: no station of the list is near, so pages tell sunrise and sunset alone. */
export const tideChoices = [...stationCodes, "sun"] as const;

/** What the settings of the site say. Null: pages tell neither sun nor water. */
export type TideChoice = (typeof tideChoices)[number] | null;

/** True for a station of the list. */
export function isStation(choice: TideChoice): choice is StationCode {
  return stationCodes.some((code) => code === choice);
}
