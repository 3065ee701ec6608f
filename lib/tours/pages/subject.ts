import { isKind, type Kind } from "@/lib/tours/kinds";

/** What a page that cannot be shown was about, as the server names it in `?of=`: `tours`, `tours/detail`, `blogs`, `home` … */
export interface PageSubject {
  list: Kind | "blogs" | "home" | null;
  detail: boolean;
}

export function pageSubject(of: unknown): PageSubject {
  const [list = "", detail] = typeof of === "string" ? of.split("/") : [];
  const known = list === "blogs" || list === "home" || isKind(list);
  return { list: known ? list : null, detail: detail === "detail" };
}
