/** Letters of a promo's texts, in one language. */
export const promoLimit = { title: 255, description: 5_000, price: 100, pdf_url: 2_000 } as const;
