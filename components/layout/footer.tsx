import { Container } from "@/components/ui/container";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { site } from "@/lib/site";
import { FooterContact } from "./footer-contact";
import { FooterSearches } from "./footer-searches";
import { LanguageList } from "./language-list";
import { Logo } from "./logo";
import { NavLink } from "./nav-link";
import { navigation } from "./navigation";
import { SocialLinks } from "./social-links";

interface FooterProps {
  language: Language;
  alternates: Record<Language, string>;
}

const documentLink =
  "inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white";

/** The year is that of the moment of rendering; the page cache renews it at the turn of the year in Bangkok. */
function currentYear(): string {
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Bangkok" }).format(new Date());
}

export function Footer({ language, alternates }: FooterProps) {
  const t = translate(language);
  const { tours, pages } = navigation(language);
  return (
    <footer id="contact" className="mt-auto bg-sea-950 text-sea-50">
      <Container className="grid gap-12 py-16 sm:grid-cols-2 lg:grid-cols-12 lg:py-20">
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
          <ul className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-1">
            {[...tours, ...pages].map((each) => (
              <li key={each.href}>
                <NavLink
                  href={each.href}
                  className="inline-flex min-h-11 items-center text-sea-100 hover:text-white"
                >
                  {each.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact language={language} />
        <FooterSearches language={language} />
        <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-5">
          <h2 className="font-semibold text-white">{t("header.language")}</h2>
          <LanguageList language={language} alternates={alternates} />
        </div>
      </Container>
      <div className="border-white/10 border-t">
        <Container className="flex flex-wrap items-center gap-x-8 py-4 pb-24 text-sea-100 text-sm lg:pb-4">
          <p className="mr-auto">
            © {currentYear()} {site.legalName} {t("footer.rights")}
          </p>
          <div className="flex flex-wrap gap-x-8">
            <a href={site.documents.privacyPolicy} target="_blank" rel="noopener" className={documentLink}>
              {t("footer.privacyPolicy")}
            </a>
            {language === "ru" && (
              <a href={site.documents.paymentMethods} target="_blank" rel="noopener" className={documentLink}>
                {t("footer.paymentMethods")}
              </a>
            )}
          </div>
        </Container>
      </div>
    </footer>
  );
}
