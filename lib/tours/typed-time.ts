/** `8`, `830`, `8.30` and `08:30` are times of a day; whatever else was typed stays as it is. */
export function typedTime(text: string): string {
  const [, hours = "", minutes = "00"] = /^\s*(\d{1,2})(?:[.:]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return text;
  return `${hours.padStart(2, "0")}:${minutes}`;
}
