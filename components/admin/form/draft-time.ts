/** Of the device's clock: "20 November 2026 pukul 10.32". */
export function draftTime(time: number): string {
  return new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeStyle: "short" }).format(time);
}

/** "10.32" */
export function clockTime(time: number): string {
  return new Intl.DateTimeFormat("id-ID", { timeStyle: "short" }).format(time);
}
