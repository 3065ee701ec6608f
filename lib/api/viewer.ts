/** Who asks. The public sees no scheduled blogs and gets shorter pages (decisions.md 4). */
export type Viewer = "public" | "admin";

/** The most rows a page may have; more is capped, not refused (decisions.md 10). */
export const perPageLimits: Record<Viewer, number> = { public: 100, admin: 9999 };
