import type { Kind } from "@/lib/tours/kinds";
import type { Tour } from "@/lib/tours/schema";

/** What each section of a tour's detail is drawn from. */
export interface DetailProps {
  kind: Kind;
  tour: Tour;
}
