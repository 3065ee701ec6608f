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

/** The parts of the back office, in the order of its menu (site.md 2, Admin guard and layout). */
export const areas: Area[] = [
  area("", adminText("shell.dashboard"), House),
  area("promos", adminText("shell.promos"), Percent),
  area("tours", adminText("shell.tours"), MapIcon),
  area("international-tours", adminText("shell.internationalTours"), Plane),
  area("domestic-tours", adminText("shell.domesticTours"), Globe),
  area("blogs", adminText("shell.blogs"), FileText),
  area("seo-settings", adminText("shell.seoSettings"), Search),
];
