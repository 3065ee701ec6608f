import type { ReactNode } from "react";
import { disclosureMark, headerBarMark, planLinkMark } from "@/components/site/controllers/controller-marks";
import { classNames } from "@/components/ui/class-names";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { isLanguage, type Language, languageNames, nextLanguage } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import type { ShownPaths } from "@/lib/core/pages/public-page";
import type { FrameLinks } from "@/lib/home/links";
import { planPath } from "@/lib/plan/address";
import { siteSettings } from "@/lib/site/settings";
import { Slot } from "@/server/in-next/slot";
import { HeaderMenu } from "./header-menu";
import { LanguageLink } from "./language-link";
import { Flag } from "./language-list";
import { Logo } from "./logo";
import { menuLinks } from "./menu-links";
import { searchFormTexts } from "./navigation";
import { SearchForm, type SearchFormState } from "./search-form";

/** The fixed bar: transparent at the top of the page (`light` text over a picture), solid once the page has scrolled. */
function HeaderBar({ light, children }: { light: boolean; children: ReactNode }) {
  return (
    <header
      {...headerBarMark.write(light)}
      data-light={light || undefined}
      className={classNames(
        "group/header site-header header-shade data-light:text-white",
        // Solid without script, because text that scrolls beneath the letters would be unreadable.
        !light && "bg-sand-50/95",
      )}
    >
      {children}
    </header>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  label?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
}

/** A panel of the header that opens without script. */
function Disclosure({ summary, label, className, panelClassName, children }: DisclosureProps) {
  return (
    <details {...disclosureMark.write(true)} className="group/disclosure relative shrink-0">
      <summary aria-label={label} className={className}>
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}

export interface HeaderProps {
  language: Language;
  /** `home` lies over the hero's picture, `inner` on the page's background. */
  variant: "home" | "inner";
  alternates: ShownPaths;
  search: SearchFormState;
  links: FrameLinks;
}

const entry =
  "inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-medium text-[0.9375rem] hover:bg-current/10";
const panel = "absolute top-full z-10 mt-2 rounded-card border border-line bg-white p-2 text-ink shadow-lift";

/**
 * Returns the classes that make the buttons of narrow windows as wide as their final content, because the first part may be rendered
 * before the others arrive. The menu's button is always there.
 */
function finalWidth(hasSearch: boolean, hasLanguages: boolean): string {
  if (hasLanguages)
    return hasSearch ? "max-sm:min-w-40 sm:max-lg:min-w-45" : "max-sm:min-w-28 sm:max-lg:min-w-32";
  return hasSearch ? "max-sm:min-w-23 sm:max-lg:min-w-24" : "";
}

export function Header({ language, variant, alternates, search, links }: HeaderProps) {
  const t = translate(language);
  const { tours, highlights, pages } = menuLinks(language, links);
  const words = searchFormTexts(language);
  const hasTours = links.kinds.length > 0;
  const hasLanguages = Object.keys(alternates).length > 1;
  const isSearchable = hasTours || links.blogs || links.own.length > 0;
  return (
    <HeaderBar light={variant === "home"}>
      <Container className="flex h-full items-center gap-1 sm:gap-2">
        <a
          href={homePath(language)}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center rounded-full"
        >
          <Logo site={siteSettings()} surface={variant === "home" ? "header" : "light"} />
        </a>
        {/* Hidden until the header is complete: it arrives in parts, which would make the navigation move. */}
        <nav
          aria-label={t("header.mainNavigation")}
          className="hidden items-center not-has-[+div>dialog]:invisible lg:flex"
        >
          {tours.length + highlights.length > 0 && (
            <Disclosure
              className={entry}
              panelClassName={`${panel} left-0 grid w-64`}
              summary={
                <>
                  {t("header.tours")}
                  <Icon name="chevron-down" className="size-4 group-open/disclosure:rotate-180" />
                </>
              }
            >
              {[...tours, ...highlights].map((each) => (
                <a key={each.href} href={each.href} className="rounded-xl px-4 py-2.5 hover:bg-sea-50">
                  {each.label}
                </a>
              ))}
            </Disclosure>
          )}
          {pages.map((each) => (
            <a key={each.href} href={each.href} className={entry}>
              {each.label}
            </a>
          ))}
        </nav>
        <div
          className={classNames(
            "flex shrink-0 items-center gap-1 sm:gap-2 lg:not-has-[>dialog]:invisible",
            finalWidth(isSearchable, hasLanguages),
          )}
        >
          {isSearchable && (
            <Disclosure
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10"
              panelClassName={`${panel} p-4 max-sm:fixed max-sm:inset-x-4 max-sm:top-(--header-height) max-sm:mt-0 sm:right-0 sm:w-80`}
              label={t("header.searchTours")}
              summary={<Icon name="search" className="size-5" />}
            >
              <Slot name="search">
                <HeaderSearch language={language} state={search} />
              </Slot>
            </Disclosure>
          )}
          {hasTours && (
            <a
              href={planPath(language)}
              {...planLinkMark.write(0)}
              className={classNames(entry, "max-lg:hidden")}
            >
              <Icon name="heart" className="size-4.5" />
              <span className="max-xl:sr-only">{t("plan.link")}</span>
            </a>
          )}
          <Slot name="language" className="contents">
            <LanguageButton language={language} alternates={alternates} />
          </Slot>
          <a
            href="/admin"
            className="inline-flex size-11 items-center justify-center rounded-full opacity-75 hover:bg-current/10 hover:opacity-100 focus-visible:opacity-100 max-lg:hidden"
          >
            <Icon name="user" className="size-4.5" />
            <span className="sr-only">{t("header.admin")}</span>
          </a>
          <HeaderMenu
            language={language}
            alternates={alternates}
            entries={[
              ...(hasTours ? [{ label: t("plan.title"), href: planPath(language) }] : []),
              ...tours,
              ...highlights,
              ...pages,
              { label: t("header.admin"), href: "/admin" },
            ]}
            words={{
              open: t("header.openMenu"),
              close: t("common.close"),
              title: t("header.menu"),
              navigation: t("header.mainNavigation"),
              ...(hasLanguages && { language: t("header.language") }),
            }}
            searchWords={isSearchable ? words : null}
          />
        </div>
      </Container>
    </HeaderBar>
  );
}

/** The search over all tours and articles. The menu of narrow screens copies its values. */
export function HeaderSearch({ language, state }: { language: Language; state: SearchFormState }) {
  return <SearchForm words={searchFormTexts(language)} state={state} id="header-search" />;
}

interface LanguageButtonProps {
  language: Language;
  alternates: ShownPaths;
}

/** Shows the current language's flag and code, and links to the next language (id, en, ru, id). Nothing for a single language. */
export function LanguageButton({ language, alternates }: LanguageButtonProps) {
  const next = nextLanguage(language, Object.keys(alternates).filter(isLanguage));
  const href = alternates[next];
  if (!href || next === language) return null;
  const code = language.toUpperCase();
  const label = `${code}. ${translate(language)("header.switchTo", { language: languageNames[next] })}`;
  return (
    <LanguageLink
      language={next}
      href={href}
      label={label}
      className="inline-flex min-h-11 min-w-16 shrink-0 items-center justify-center gap-1.5 rounded-full px-2 font-semibold text-[min(0.875rem,5vw)] hover:bg-current/10 sm:min-w-19 sm:gap-2 sm:px-3"
    >
      <Flag language={language} />
      {code}
    </LanguageLink>
  );
}
