import {
  FileText,
  Globe,
  House,
  type LucideIcon,
  Map as MapIcon,
  Percent,
  Plane,
  Search,
} from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Kind, kindPaths } from "@/lib/tours/kinds";

export interface Area {
  /** The segment under `/admin`; empty for the dashboard. */
  segment: string;
  href: string;
  label: string;
  Icon: LucideIcon;
}

function area(segment: string, label: string, Icon: LucideIcon): Area {
  return { segment, href: segment ? `/admin/${segment}` : "/admin", label, Icon };
}

const tourAreas: Record<Kind, [label: string, Icon: LucideIcon]> = {
  tours: [adminText("shell.tours"), MapIcon],
  "international-tours": [adminText("shell.internationalTours"), Plane],
  "domestic-tours": [adminText("shell.domesticTours"), Globe],
};

/** The parts of the back office, in the order of its menu. */
export const areas: Area[] = [
  area("", adminText("shell.dashboard"), House),
  area("promos", adminText("shell.promos"), Percent),
  ...kindPaths.map((kind) => area(kind, ...tourAreas[kind])),
  area("blogs", adminText("shell.blogs"), FileText),
  area("seo-settings", adminText("shell.seoSettings"), Search),
];
