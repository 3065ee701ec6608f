/** The pages whose texts staff edit. */
export const seoPages = ["home", "blogs", "tours", "intlTours", "domesticTours"] as const;

/** Whether a robots text contains `noindex` or `none`. */
export function leavesOut(robots: string | null): boolean {
  return /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(robots ?? "");
}
