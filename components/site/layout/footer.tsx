import { footerFilterMark } from "@/components/site/tours/tour-marks";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { momentOfYear } from "@/lib/content/dependencies";
import { countingPath } from "@/lib/figures/address";
import type { HomeSection } from "@/lib/home/sections";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Rates } from "@/lib/rates/rates";
import { site } from "@/lib/site";
import { toursPath } from "@/lib/tours/pages/paths";
import { Slot } from "@/server/in-next/slot";
import { StaticHtml } from "@/server/in-next/static-html";
import { CurrencyChoice } from "./currency-choice";
import { LanguageList } from "./language-list";
import { Logo } from "./logo";
import { navigation, quickSearches } from "./navigation";

interface FooterProps {
  language: Language;
  alternates: Record<Language, string>;
  rates: Rates;
  sections: readonly HomeSection[];
}

const documentLink =
  "inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white";

/** Created once: the constructor takes forty times as long as a use, and every page has a footer. */
const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Bangkok" });

/** Returns the year at the time of rendering. The page cache renews it at the turn of the year in Bangkok. */
function currentYear(): string {
  return year.format(momentOfYear());
}

export function Footer({ language, alternates, rates, sections }: FooterProps) {
  const t = translate(language);
  const { tours, pages } = navigation(language, sections);
  return (
    <StaticHtml
      as="footer"
      id="contact"
      className="laid-out-late mt-auto bg-sea-950 text-sea-50 [--late-height:115rem] sm:[--late-height:91rem] lg:[--late-height:54rem]"
    >
      <Container className="grid gap-9 py-11 sm:grid-cols-2 sm:gap-12 sm:py-16 lg:grid-cols-12 lg:py-20">
        <div className="grid content-start gap-6 sm:col-span-2 lg:col-span-4">
          <Logo />
          <p className="max-w-sm text-sea-100">{t("footer.blurb")}</p>
          <SocialLinks language={language} />
        </div>
        <nav
          aria-label={t("footer.explore")}
          className="grid content-start gap-3 sm:col-span-2 lg:col-span-2"
        >
          <h2 className="font-semibold text-white">{t("footer.explore")}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:grid-cols-3 lg:grid-cols-1">
            {[...tours, ...pages].map((each) => (
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
        <FooterContact language={language} />
        <FooterSearches language={language} />
        <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-5">
          <h2 className="font-semibold text-white">{t("header.language")}</h2>
          <Slot name="languages">
            <LanguageList language={language} alternates={alternates} />
          </Slot>
          <CurrencyChoice language={language} rates={rates} />
        </div>
      </Container>
      <div className="border-white/10 border-t">
        <Container className="flex flex-wrap items-center gap-x-8 py-4 pb-24 text-sea-100 text-sm lg:pb-4 scriptless:pb-44!">
          <p className="mr-auto">
            © {currentYear()} {site.legalName} {t("footer.rights")}
          </p>
          <div className="flex flex-wrap gap-x-8">
            <a href={site.documents.privacyPolicy} target="_blank" rel="noopener" className={documentLink}>
              {t("footer.privacyPolicy")}
            </a>
            <a href={countingPath(language)} className={documentLink}>
              {t("counting.title")}
            </a>
            {language === "ru" && (
              <a href={site.documents.paymentMethods} target="_blank" rel="noopener" className={documentLink}>
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
  return (
    <>
      <div className="grid content-start gap-3 lg:col-span-3">
        <h2 className="font-semibold text-white">{t("footer.contact")}</h2>
        <ul className="grid">
          {site.phones.map((phone) => (
            <li key={phone.href}>
              <a href={phone.href} className={contactLink}>
                {phone.label}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.email}`} className={contactLink}>
              {site.email}
            </a>
          </li>
        </ul>
      </div>
      <div className="grid content-start gap-3 lg:col-span-3">
        <h2 className="font-semibold text-white">{t("footer.offices")}</h2>
        {(["thailand", "indonesia"] as const).map((country) => {
          const address = site.addresses[country];
          return (
            <address key={country} className="py-1.5 text-sea-100 not-italic">
              {address.lines.join(", ")}
              <br />
              {address.city} {address.postalCode}, {t(`footer.${country}`)}
            </address>
          );
        })}
      </div>
    </>
  );
}

/** Links to quick searches in the footer. `LinkEffects` stores their filter for the list as well. */
function FooterSearches({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-7">
      <h2 className="font-semibold text-white">{t("footer.quickPackages")}</h2>
      <ul className="flex flex-wrap gap-2">
        {quickSearches.map(({ key, search }) => (
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
  return (
    <ul aria-label={translate(language)("footer.followUs")} className="flex gap-2">
      {networks.map(({ key, name, icon }) => (
        <li key={key}>
          <a
            href={site.social[key]}
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
