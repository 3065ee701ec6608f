/** Who asks. The public sees no scheduled blogs and gets shorter pages. */
export type Viewer = "public" | "admin";

/** The most rows a page may have; more is capped, not refused. */
export const perPageLimits: Record<Viewer, number> = { public: 100, admin: 9999 };
