/** Whether a robots text of staff asks search engines to leave the page out. */
export function leavesOut(robots: string | null): boolean {
  return /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(robots ?? "");
}
