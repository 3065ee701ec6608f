import { groupHeadings, type MenuItem, namedMenuItems } from "@/components/admin/menu-items";
import type { PaletteItem } from "@/components/admin/palette/palette-items";
import { type Actor, may } from "@/lib/core/auth/permissions";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { MenuLink, MenuRow } from "./admin-menu-links";

const unknownUser = { role: "editor", scope: null } as const;

function OpenTranslations({ count }: { count: number }) {
  return (
    <span className="ml-auto rounded-full bg-coral-100 px-2 py-0.5 font-semibold text-coral-700 text-xs">
      <span aria-hidden="true">{formatNumber(count, "id")}</span>
      <span className="sr-only">{adminText("menu.openTranslations", { count })}</span>
    </span>
  );
}

function linkOf({ segment, href, label, Icon, tabs = [] }: MenuItem, open: number): MenuLink {
  return {
    href,
    tabs,
    label,
    icon: <Icon aria-hidden="true" className="size-5 shrink-0" />,
    count: segment === "translations" && open > 0 && <OpenTranslations count={open} />,
  };
}

/** If the user is unknown, the menu has the pages that all staff may open. */
function allowedItems(admin: Actor | null): MenuItem[] {
  return namedMenuItems().filter(({ permission }) => may(admin ?? unknownUser, permission));
}

export function palettePages(admin: Actor | null): PaletteItem[] {
  const links = allowedItems(admin);
  const withForms = namedMenuItems().filter(({ card }) => card?.records);
  return [
    ...links.map(({ href, label }) => ({ value: href, label, href })),
    ...withForms.map(({ href, label }) => ({
      value: `${href}/create`,
      label: adminText("palette.add", { list: label }),
      href: `${href}/create`,
    })),
    { value: "/admin/account", label: adminText("frame.account"), href: "/admin/account" },
    { value: "shortcuts", label: adminText("palette.shortcuts.title"), action: "shortcuts" },
    { value: "sign-out", label: adminText("frame.signOut"), action: "signOut" },
  ];
}

/** Returns the menu of a user: a row for each page that the user may open, where a group of pages is one row. */
export function adminMenu(admin: Actor | null, openTranslations = 0): MenuRow[] {
  const allowed = allowedItems(admin).filter(({ tabFor }) => !tabFor || !may(admin ?? unknownUser, tabFor));
  return allowed.flatMap((item): MenuRow[] => {
    const heading = groupHeadings[item.group];
    if (!heading) return [linkOf(item, openTranslations)];
    const group = allowed.filter((each) => each.group === item.group);
    if (group[0] !== item) return [];
    const { label, Icon, folds } = heading;
    const links = group.map((each) => linkOf(each, openTranslations));
    return [
      { label, folds, links, icon: <Icon key="icon" aria-hidden="true" className="size-5 shrink-0" /> },
    ];
  });
}
