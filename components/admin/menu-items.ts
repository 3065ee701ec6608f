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
import { staffName, staffNames } from "@/lib/core/i18n/staff-names";
import type { CountedRecords } from "@/lib/registry/dashboard/counts";
import { type Entity, entities, entityDefinition } from "@/lib/registry/entities";
import { isKind, type Kind, kindNames, kindPaths, kinds } from "@/lib/tours/kinds";

interface MenuCard {
  description: string;
  records?: { unit: string; counted: CountedRecords };
}

/** Where the menu shows a page. `daily` and `figures` are links of their own. */
export type MenuGroupName = "daily" | "tours" | "tools" | "figures" | "settings";

interface GroupHeading {
  label: string;
  Icon: LucideIcon;
  /** Whether the group is folded until one of its pages is opened. */
  folds: boolean;
}

export const groupHeadings: Partial<Record<MenuGroupName, GroupHeading>> = {
  tours: { label: adminText("menu.tours"), Icon: Compass, folds: false },
  tools: { label: adminText("menu.tools"), Icon: Wrench, folds: true },
  settings: { label: adminText("menu.settings"), Icon: Settings, folds: true },
};

export interface MenuItem {
  segment: string;
  href: string;
  label: string;
  Icon: LucideIcon;
  group: MenuGroupName;
  permission: Permission;
  /** With this permission, staff reach the page by a tab of another page, and the menu leaves the page out. */
  tabFor?: Permission;
  /** Addresses of further pages, for which the menu marks the item as well. */
  tabs?: string[];
  card?: MenuCard;
}

function menuItem(
  group: MenuGroupName,
  segment: string,
  label: string,
  Icon: LucideIcon,
  permission: Permission = "readContent",
): MenuItem {
  return { group, segment, href: segment ? `/admin/${segment}` : "/admin", label, Icon, permission };
}

const tourItemWords: Record<Kind, [label: string, Icon: LucideIcon, description: string]> = {
  tours: [adminText("frame.tours"), MapIcon, adminText("dashboard.tours")],
  "international-tours": [
    adminText("frame.internationalTours"),
    Plane,
    adminText("dashboard.internationalTours"),
  ],
  "domestic-tours": [adminText("frame.domesticTours"), Globe, adminText("dashboard.domesticTours")],
};

function tourItem(kind: Kind): MenuItem {
  const [label, Icon, description] = tourItemWords[kind];
  const counted: CountedRecords = { table: "tour", tourType: kinds[kind].type };
  const records = { unit: adminText("dashboard.tourUnit"), counted };
  return { ...menuItem("tours", kind, label, Icon), card: { description, records } };
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

function entityItems(group: MenuGroupName): MenuItem[] {
  return entities.flatMap((entity): MenuItem[] => {
    const { segment, menu, table } = entityDefinition(entity);
    if (menu?.group !== group) return [];
    const { label, permission, card } = menu;
    const found = menuItem(group, segment, adminText(label), entityIcons[entity] ?? FileText, permission);
    if (!card) return [found];
    const records = card.unit && table ? { unit: adminText(card.unit), counted: { table } } : undefined;
    return [{ ...found, card: { description: adminText(card.description), records } }];
  });
}

/** The pages of the back office, in the order of the dashboard's cards and, group by group, of the menu. */
export const menuItems: MenuItem[] = [
  menuItem("daily", "", adminText("frame.dashboard"), House),
  ...kindPaths.map(tourItem),
  ...entityItems("daily"),
  menuItem("daily", "reply", adminText("frame.reply"), MessageCircleReply, "editContent"),
  menuItem("daily", "day-sheet", adminText("frame.daySheet"), ClipboardList, "editContent"),
  menuItem("daily", "translations", adminText("frame.translations"), Languages),
  menuItem("tools", "sheets", adminText("frame.sheets"), Sheet, "editContent"),
  ...entityItems("tools"),
  menuItem("tools", "search-words", adminText("frame.searchWords"), SearchCheck, "editContent"),
  menuItem("tools", "kurs", adminText("frame.rates"), Coins, "changeRates"),
  {
    ...menuItem("tools", "history", adminText("menu.history"), History),
    tabs: ["/admin/change-batches", "/admin/bin"],
  },
  menuItem("figures", "figures", adminText("frame.figures"), ChartNoAxesCombined),
  ...entityItems("settings"),
  {
    ...menuItem("settings", "site/home", adminText("home.title"), LayoutTemplate, "editContent"),
    tabFor: "manageSite",
  },
  menuItem("settings", "trip-passes", adminText("frame.tripPasses"), Ticket, "manageStaff"),
  menuItem("settings", "staff", adminText("frame.staff"), Users, "manageStaff"),
];

/** The items of the menu with the operator's own names of the kinds of tours, of which the software says no place. */
export function namedMenuItems(): MenuItem[] {
  return menuItems.map((item) => {
    const { segment, card } = item;
    if (!isKind(segment) || !card || !staffNames()[kindNames[segment]]) return item;
    const own = { ...card, description: adminText("dashboard.ownTours") };
    return { ...item, label: staffName(kindNames[segment]), card: own };
  });
}
