import {
  BookText,
  BusFront,
  CalendarOff,
  ChartNoAxesCombined,
  ClipboardList,
  Coins,
  Compass,
  FileText,
  Globe,
  History,
  House,
  Languages,
  LayoutTemplate,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  MessageCircleReply,
  Percent,
  Plane,
  Search,
  SearchCheck,
  Settings,
  Sheet,
  Store,
  TextQuote,
  Ticket,
  Users,
  Wrench,
} from "lucide-react";
import type { Permission } from "@/lib/core/auth/permissions";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { CountedRecords } from "@/lib/registry/dashboard/counts";
import { type Entity, entities, entityDefinition } from "@/lib/registry/entities";
import { isKind, type Kind, kindPaths, kinds } from "@/lib/tours/kinds";
import { staffKindName } from "@/lib/tours/pages/kind-words";

interface AreaCard {
  description: string;
  records?: { unit: string; counted: CountedRecords };
}

/** Where the menu shows an area. `daily` and `figures` are links of their own. */
export type AreaGroup = "daily" | "tours" | "tools" | "figures" | "settings";

interface GroupHeading {
  label: string;
  Icon: LucideIcon;
  /** Whether the group is folded until one of its areas is opened. */
  folds: boolean;
}

export const groupHeadings: Partial<Record<AreaGroup, GroupHeading>> = {
  tours: { label: adminText("menu.tours"), Icon: Compass, folds: false },
  tools: { label: adminText("menu.tools"), Icon: Wrench, folds: true },
  settings: { label: adminText("menu.settings"), Icon: Settings, folds: true },
};

export interface Area {
  segment: string;
  href: string;
  label: string;
  Icon: LucideIcon;
  group: AreaGroup;
  permission: Permission;
  /** Whoever has this permission reaches the area by a tab of another area, so the menu leaves the area out. */
  tabFor?: Permission;
  /** Addresses of further pages of the area, for which the menu marks the area as well. */
  tabs?: string[];
  card?: AreaCard;
}

function area(
  group: AreaGroup,
  segment: string,
  label: string,
  Icon: LucideIcon,
  permission: Permission = "readContent",
): Area {
  return { group, segment, href: segment ? `/admin/${segment}` : "/admin", label, Icon, permission };
}

const tourAreas: Record<Kind, [label: string, Icon: LucideIcon, description: string]> = {
  tours: [adminText("frame.tours"), MapIcon, adminText("dashboard.tours")],
  "international-tours": [
    adminText("frame.internationalTours"),
    Plane,
    adminText("dashboard.internationalTours"),
  ],
  "domestic-tours": [adminText("frame.domesticTours"), Globe, adminText("dashboard.domesticTours")],
};

function tourArea(kind: Kind): Area {
  const [label, Icon, description] = tourAreas[kind];
  const counted: CountedRecords = { table: "tour", tourType: kinds[kind].type };
  const records = { unit: adminText("dashboard.tourUnit"), counted };
  return { ...area("tours", kind, label, Icon), card: { description, records } };
}

const entityIcons: Partial<Record<Entity, LucideIcon>> = {
  promo: Percent,
  shared_text: TextQuote,
  place: MapPin,
  own_page: BookText,
  pickup_area: BusFront,
  closed_period: CalendarOff,
  seo: Search,
  site: Store,
};

function entityAreas(group: AreaGroup): Area[] {
  return entities.flatMap((entity): Area[] => {
    const { area: segment, menu, table } = entityDefinition(entity);
    if (menu?.group !== group) return [];
    const { label, permission, card } = menu;
    const found = area(group, segment, adminText(label), entityIcons[entity] ?? FileText, permission);
    if (!card) return [found];
    const records = card.unit && table ? { unit: adminText(card.unit), counted: { table } } : undefined;
    return [{ ...found, card: { description: adminText(card.description), records } }];
  });
}

/** The areas of the back office, in the order of the dashboard's cards and, group by group, of the menu. */
export const adminAreas: Area[] = [
  area("daily", "", adminText("frame.dashboard"), House),
  ...kindPaths.map(tourArea),
  ...entityAreas("daily"),
  area("daily", "reply", adminText("frame.reply"), MessageCircleReply, "editContent"),
  area("daily", "day-sheet", adminText("frame.daySheet"), ClipboardList, "editContent"),
  area("daily", "translations", adminText("frame.translations"), Languages),
  area("tools", "sheets", adminText("frame.sheets"), Sheet, "editContent"),
  ...entityAreas("tools"),
  area("tools", "search-words", adminText("frame.searchWords"), SearchCheck, "editContent"),
  area("tools", "kurs", adminText("frame.rates"), Coins, "changeRates"),
  {
    ...area("tools", "history", adminText("menu.history"), History),
    tabs: ["/admin/change-batches", "/admin/bin"],
  },
  area("figures", "figures", adminText("frame.figures"), ChartNoAxesCombined),
  ...entityAreas("settings"),
  {
    ...area("settings", "site/home", adminText("home.title"), LayoutTemplate, "editContent"),
    tabFor: "manageSite",
  },
  area("settings", "trip-passes", adminText("frame.tripPasses"), Ticket, "manageStaff"),
  area("settings", "staff", adminText("frame.staff"), Users, "manageStaff"),
];

/** The areas of the back office with the operator's own names of the kinds of tours. */
export function namedAreas(): Area[] {
  return adminAreas.map((area) => {
    const own = isKind(area.segment) ? staffKindName(area.segment) : null;
    return own ? { ...area, label: own } : area;
  });
}
