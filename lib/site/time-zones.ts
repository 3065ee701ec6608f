/** The minutes before UTC of the zones that staff choose. None has a summer time, so that the minutes hold all year. */
export const timeZones = {
  "Asia/Bangkok": 420,
  "Asia/Jakarta": 420,
  "Asia/Makassar": 480,
  "Asia/Jayapura": 540,
  "Asia/Ho_Chi_Minh": 420,
  "Asia/Phnom_Penh": 420,
  "Asia/Yangon": 390,
  "Asia/Kuala_Lumpur": 480,
  "Asia/Singapore": 480,
  "Asia/Manila": 480,
  "Asia/Dili": 540,
  "Asia/Colombo": 330,
  "Indian/Maldives": 300,
  "Asia/Dubai": 240,
} as const;

export type TimeZone = keyof typeof timeZones;

export const usualTimeZone: TimeZone = "Asia/Bangkok";
