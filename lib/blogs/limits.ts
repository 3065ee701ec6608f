/** Letters of a blog's texts, in one language; of an article its HTML. */
export const blogLimit = { title: 255, content: 500_000, category: 100 } as const;
