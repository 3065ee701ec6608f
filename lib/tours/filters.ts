import type { PageOf } from "../page-info";
import type { TourType } from "./kinds";
import type { Tag } from "./tags";

/** Which tours a list shows; what is absent does not narrow it. */
export interface TourFilter {
  type?: TourType;
  search?: string;
  tag?: Tag | null;
  minRate?: number;
}

export type TourListRequest = TourFilter & PageOf;
