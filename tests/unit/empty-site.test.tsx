import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageFrame } from "@/components/site/layout/page-frame";
import { byLanguage, languages } from "@/lib/core/i18n/languages";
import { homeStructuredData } from "@/lib/home/metadata";
import { rememberSettings } from "@/lib/site/settings";
import { demoSite, emptySite } from "../setup/demo-site";

function frame(language: (typeof languages)[number]): string {
  return renderToStaticMarkup(
    <PageFrame language={language} alternates={byLanguage((each) => `/${each}`)}>
      <p>Text</p>
    </PageFrame>,
  );
}

describe.each(languages)("the frame of a page in %s", (language) => {
  //
  it("claims nothing while nothing is entered", () => {
    rememberSettings(emptySite);
    const html = frame(language);
    expect(html).not.toMatch(/tel:|mailto:|wa\.me|t\.me|<address|©|\/documents\/|instagram/);
    const home = { hero_title: null, slides: [], about_lead: null };
    const data = JSON.stringify(homeStructuredData(language, home));
    expect(data).not.toMatch(/telephone|legalName|foundingDate|sameAs|PostalAddress|email|Ombak/);
  });

  it("names the operator and all ways to it", () => {
    rememberSettings(demoSite);
    const html = frame(language);
    for (const part of [
      "tel:+66900000000",
      "mailto:halo@",
      "83130",
      "instagram.com",
      demoSite.legal_name ?? "",
    ])
      expect(html).toContain(part);
  });
});
