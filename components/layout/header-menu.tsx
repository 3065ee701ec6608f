import { MenuDrawer } from "@/components/ui/menu-drawer";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { LanguageList } from "./language-list";
import { NavLink } from "./nav-link";
import { navigation } from "./navigation";
import { SearchForm, type SearchState } from "./search-form";

interface HeaderMenuProps {
  language: Language;
  alternates: Record<Language, string>;
  search: SearchState;
}

/** Everything of the header, for a narrow screen. */
export function HeaderMenu({ language, alternates, search }: HeaderMenuProps) {
  const t = translate(language);
  const { tours, highlights, pages } = navigation(language);
  return (
    <MenuDrawer
      side="right"
      openLabel={t("header.openMenu")}
      closeLabel={t("common.close")}
      title={t("header.menu")}
    >
      <SearchForm language={language} state={search} id="menu-search" />
      <nav aria-label={t("header.mainNavigation")} className="grid divide-y divide-line border-line border-y">
        {[...tours, ...highlights, ...pages, { label: t("header.admin"), href: "/admin" }].map((each) => (
          <NavLink key={each.href} href={each.href} className="py-3 font-medium text-lg hover:text-sea-600">
            {each.label}
          </NavLink>
        ))}
      </nav>
      <div className="grid gap-3">
        <p className="text-ink-soft text-sm">{t("header.language")}</p>
        <LanguageList language={language} alternates={alternates} />
      </div>
    </MenuDrawer>
  );
}
