import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { site } from "@/lib/site";

const link = "inline-flex min-h-11 items-center text-sea-100 hover:text-white";

/** Phones, e-mail and the two postal addresses. */
export function FooterContact({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <>
      <div className="grid content-start gap-3 lg:col-span-3">
        <h2 className="font-semibold text-white">{t("footer.contact")}</h2>
        <ul className="grid">
          {site.phones.map((phone) => (
            <li key={phone.href}>
              <a href={phone.href} className={link}>
                {phone.label}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.email}`} className={link}>
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
