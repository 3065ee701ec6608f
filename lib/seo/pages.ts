/** The pages whose texts staff edit (site.md 9). */
export const seoPages = ["home", "blogs", "tours", "intlTours", "domesticTours"] as const;
