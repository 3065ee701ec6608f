import { isKind, type Kind } from "@/lib/tours/kinds";

/** The kind of page that cannot be shown. The server sends it in `?of=` as `tours`, `tours/detail`, `blogs`, `home` and so on. */
export interface PageSubject {
  list: Kind | "blogs" | "home" | null;
  detail: boolean;
}

export function pageSubject(of: unknown): PageSubject {
  const [list = "", detail] = typeof of === "string" ? of.split("/") : [];
  const known = list === "blogs" || list === "home" || isKind(list);
  return { list: known ? list : null, detail: detail === "detail" };
}
