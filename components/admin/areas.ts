import {
  CalendarOff,
  ChartNoAxesCombined,
  Coins,
  FileText,
  Globe,
  House,
  Languages,
  Layers,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Percent,
  Plane,
  Search,
  Sheet,
  TextQuote,
  Trash2,
  Users,
} from "lucide-react";
import type { Permission } from "@/lib/auth/permissions";
import type { Count } from "@/lib/dashboard/counts";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Kind, kindPaths, kinds } from "@/lib/tours/kinds";

interface AreaCard {
  description: string;
  records?: { unit: string; count: Count };
}

export interface Area {
  /** The path segment under `/admin`, empty for the dashboard. */
  segment: string;
  href: string;
  label: string;
  Icon: LucideIcon;
  permission: Permission;
  card?: AreaCard;
}

function area(
  segment: string,
  label: string,
  Icon: LucideIcon,
  permission: Permission = "readContent",
): Area {
  return { segment, href: segment ? `/admin/${segment}` : "/admin", label, Icon, permission };
}

const tourAreas: Record<Kind, [label: string, Icon: LucideIcon, description: string]> = {
  tours: [adminText("shell.tours"), MapIcon, adminText("dashboard.tours")],
  "international-tours": [
    adminText("shell.internationalTours"),
    Plane,
    adminText("dashboard.internationalTours"),
  ],
  "domestic-tours": [adminText("shell.domesticTours"), Globe, adminText("dashboard.domesticTours")],
};

function tourArea(kind: Kind): Area {
  const [label, Icon, description] = tourAreas[kind];
  const count: Count = (database) => database.tour.count({ where: { tour_type: kinds[kind].type } });
  const records = { unit: adminText("dashboard.tourUnit"), count };
  return { ...area(kind, label, Icon), card: { description, records } };
}

/** The areas of the back office, in the order of the menu and of the dashboard's cards. */
export const adminAreas: Area[] = [
  area("", adminText("shell.dashboard"), House),
  {
    ...area("promos", adminText("shell.promos"), Percent),
    card: {
      description: adminText("dashboard.promos"),
      records: { unit: adminText("dashboard.promoUnit"), count: (database) => database.promo.count() },
    },
  },
  ...kindPaths.map(tourArea),
  area("sheets", adminText("shell.sheets"), Sheet, "editContent"),
  area("shared-texts", adminText("shell.sharedTexts"), TextQuote, "editContent"),
  area("places", adminText("shell.places"), MapPin, "editContent"),
  area("closed-days", adminText("shell.closedDays"), CalendarOff, "closeDays"),
  area("kurs", adminText("shell.rates"), Coins, "changeRates"),
  {
    ...area("blogs", adminText("shell.blogs"), FileText),
    card: {
      description: adminText("dashboard.blogs"),
      records: { unit: adminText("dashboard.blogUnit"), count: (database) => database.blog.count() },
    },
  },
  {
    ...area("seo-settings", adminText("shell.seoSettings"), Search),
    card: { description: adminText("dashboard.seoSettings") },
  },
  area("figures", adminText("shell.figures"), ChartNoAxesCombined),
  area("change-batches", adminText("shell.changeBatches"), Layers),
  area("translations", adminText("shell.translations"), Languages),
  area("bin", adminText("shell.bin"), Trash2),
  area("staff", adminText("shell.staff"), Users, "manageStaff"),
];
