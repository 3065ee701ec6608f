import type { ReactNode } from "react";
import { footerFilterMark } from "@/components/site/tours/tour-marks";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { operatorDay } from "@/lib/core/content/days";
import { momentOfYear } from "@/lib/core/content/dependencies";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { ShownPaths } from "@/lib/core/pages/public-page";
import { countingPath } from "@/lib/figures/address";
import type { FrameLinks } from "@/lib/home/links";
import { accessibilityPath, privacyPath, termsPath } from "@/lib/site/address";
import { countryName } from "@/lib/site/countries";
import { shownText, siteSettings } from "@/lib/site/settings";
import { internationalNumber } from "@/lib/site/text-forms";
import { kinds } from "@/lib/tours/kinds";
import { toursPath } from "@/lib/tours/pages/paths";
import { Slot } from "@/server/in-next/slot";
import { StaticHtml } from "@/server/in-next/static-html";
import { LanguageList } from "./language-list";
import { Logo } from "./logo";
import { menuLinks } from "./menu-links";
import { quickSearches } from "./navigation";

interface FooterProps {
  language: Language;
  alternates: ShownPaths;
  controls?: ReactNode;
  links: FrameLinks;
}

const documentLink =
  "inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white";

/** Created once: the constructor takes forty times as long as a use, and every page has a footer. */
/** Returns the year at the time of rendering. The page cache renews it at the turn of the operator's year. */
function currentYear(): number {
  return operatorDay(momentOfYear()).getUTCFullYear();
}

export function Footer({ language, alternates, controls, links }: FooterProps) {
  const t = translate(language);
  const { tours, pages, below } = menuLinks(language, links);
  const settings = siteSettings();
  const blurb = shownText(settings.blurb, language);
  const { name, legal_name, licence_number, privacy_policy, payment_methods } = settings;
  const legalPages = [
    ...(shownText(settings.privacy_text, language)
      ? [{ href: privacyPath(language), title: t("privacy.title") }]
      : []),
    ...(shownText(settings.terms_text, language)
      ? [{ href: termsPath(language), title: t("terms.title") }]
      : []),
  ];
  const owner = legal_name ?? name;
  return (
    <StaticHtml
      as="footer"
      id="contact"
      className="laid-out-late mt-auto bg-sea-950 text-sea-50 [--late-height:117rem] sm:[--late-height:91rem] lg:[--late-height:54rem]"
    >
      <Container className="grid gap-9 py-11 sm:grid-cols-2 sm:gap-12 sm:py-16 lg:grid-cols-12 lg:gap-x-[min(3rem,3.75vw)] lg:py-20">
        <div className="grid content-start gap-6 sm:col-span-2 lg:col-span-4">
          <Logo site={settings} surface="dark" />
          {blurb && (
            <p
              lang={blurb.language === language ? undefined : blurb.language}
              className="max-w-sm text-sea-100"
            >
              {blurb.text}
            </p>
          )}
          <SocialLinks language={language} />
        </div>
        {tours.length + pages.length + below.length > 0 && (
          <nav
            aria-label={t("footer.explore")}
            className="grid content-start gap-3 sm:col-span-2 lg:col-span-2"
          >
            <h2 className="font-semibold text-white">{t("footer.explore")}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:grid-cols-3 lg:grid-cols-1">
              {[...tours, ...pages, ...below].map((each) => (
                <li key={each.href}>
                  <a
                    href={each.href}
                    className="inline-flex min-h-11 items-center text-sea-100 hover:text-white lg:whitespace-nowrap"
                  >
                    {each.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FooterContact language={language} />
        <FooterSearches language={language} found={links.searches[kinds.tours.type] ?? []} />
        <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-5">
          {Object.keys(alternates).length > 1 && (
            <h2 className="font-semibold text-white">{t("header.language")}</h2>
          )}
          <Slot name="languages">
            <LanguageList language={language} alternates={alternates} />
          </Slot>
          {controls}
        </div>
      </Container>
      <div className="border-white/10 border-t">
        <Container className="flex flex-wrap items-center gap-x-8 py-4 pb-24 text-sea-100 text-sm lg:pb-4 scriptless:pb-44!">
          {owner && (
            <p className="mr-auto">
              © {currentYear()} {owner.replace(/\.?$/, ".")} {t("footer.rights")}
              {licence_number && ` ${t("footer.licence", { number: licence_number })}.`}
            </p>
          )}
          <div className="flex flex-wrap gap-x-8">
            {privacy_policy && (
              <a href={privacy_policy} target="_blank" rel="noopener" className={documentLink}>
                {t("footer.privacyPolicy")}
              </a>
            )}
            {legalPages.map(({ href, title }) => (
              <a key={href} href={href} className={documentLink}>
                {title}
              </a>
            ))}
            <a href={accessibilityPath(language)} className={documentLink}>
              {t("accessibility.title")}
            </a>
            <a href={countingPath(language)} className={documentLink}>
              {t("counting.title")}
            </a>
            {language === "ru" && payment_methods && (
              <a href={payment_methods} target="_blank" rel="noopener" className={documentLink}>
                {t("footer.paymentMethods")}
              </a>
            )}
          </div>
        </Container>
      </div>
    </StaticHtml>
  );
}

const contactLink = "inline-flex min-h-11 items-center text-sea-100 hover:text-white";

function FooterContact({ language }: { language: Language }) {
  const t = translate(language);
  const { phones, email, opening_hours, addresses } = siteSettings();
  const hours = shownText(opening_hours, language);
  return (
    <>
      {(phones.length > 0 || email || hours) && (
        <div className="grid content-start gap-3 lg:col-span-3">
          <h2 className="font-semibold text-white">{t("footer.contact")}</h2>
          <ul className="grid">
            {phones.map(({ id, number }) => (
              <li key={id}>
                <a href={`tel:${internationalNumber(number)}`} className={contactLink}>
                  {number}
                </a>
              </li>
            ))}
            {email && (
              <li>
                <a href={`mailto:${email}`} className={contactLink}>
                  {email}
                </a>
              </li>
            )}
          </ul>
          {hours && (
            <p
              lang={hours.language === language ? undefined : hours.language}
              className="whitespace-pre-line text-sea-100"
            >
              {hours.text}
            </p>
          )}
        </div>
      )}
      {addresses.length > 0 && (
        <div className="grid content-start gap-3 lg:col-span-3">
          <h2 className="font-semibold text-white">{t("footer.offices")}</h2>
          {addresses.map(({ id, line1, line2, city, postal_code, country, map_url }) => (
            <address key={id} className="py-1.5 text-sea-100 not-italic">
              {[line1, line2].filter(Boolean).join(", ")}
              <br />
              {[city, postal_code].filter(Boolean).join(" ")}, {countryName(country, language)}
              {map_url && (
                <>
                  <br />
                  <a
                    href={map_url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4"
                  >
                    {t("footer.openMap")}
                  </a>
                </>
              )}
            </address>
          ))}
        </div>
      )}
    </>
  );
}

/** Links to quick searches in the footer. `LinkEffects` stores their filter for the list as well. */
function FooterSearches({ language, found }: { language: Language; found: string[] }) {
  const t = translate(language);
  const searches = quickSearches.filter(({ search }) => found.includes(search));
  if (searches.length === 0) return null;
  return (
    <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-7">
      <h2 className="font-semibold text-white">{t("footer.quickPackages")}</h2>
      <ul className="flex flex-wrap gap-2">
        {searches.map(({ key, search }) => (
          <li key={key}>
            <a
              href={toursPath(language, "tours", { search })}
              {...footerFilterMark.write(search)}
              className="inline-flex min-h-11 items-center rounded-full border border-white/25 px-4 text-sm hover:border-white/70"
            >
              {t(`footer.chips.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const networks = [
  { key: "instagram", name: "Instagram", icon: "instagram" },
  { key: "youtube", name: "YouTube", icon: "youtube" },
  { key: "tiktok", name: "TikTok", icon: "tiktok" },
  { key: "facebook", name: "Facebook", icon: "facebook-f" },
  { key: "linkedin", name: "LinkedIn", icon: "linkedin-in" },
] as const;

function SocialLinks({ language }: { language: Language }) {
  const settings = siteSettings();
  const linked = networks.flatMap((network) => {
    const href = settings[network.key];
    return href ? [{ ...network, href }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <ul aria-label={translate(language)("footer.followUs")} className="flex gap-2">
      {linked.map(({ key, name, icon, href }) => (
        <li key={key}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="inline-flex size-11 items-center justify-center rounded-full border border-white/20 hover:border-white/70"
          >
            <Icon name={icon} className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
