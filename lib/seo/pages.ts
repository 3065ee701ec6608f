/** The pages whose texts staff edit. */
export const seoPages = ["home", "blogs", "tours", "intlTours", "domesticTours"] as const;
