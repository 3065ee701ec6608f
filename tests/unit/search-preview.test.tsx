import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SearchPreview } from "@/components/admin/search-preview";
import { addressTrail } from "@/components/admin/seo/address-trail";

const page = {
  title: "Phi Phi <by boat>",
  description: "A day at sea",
  url: "https://example.com/ru/tours/phi-phi-12",
  siteName: "Ombak",
};

describe("the preview of a search result", () => {
  it("shows title, description, site and address, escaped, for desktop, phone and chat", () => {
    const html = renderToStaticMarkup(<SearchPreview {...page} />);
    expect(html.match(/Phi Phi &lt;by boat&gt;/g)).toHaveLength(3);
    expect(html.match(/A day at sea/g)).toHaveLength(3);
    expect(html.match(/https:\/\/example\.com › ru › tours › phi-phi-12/g)).toHaveLength(3);
  });

  it.each([
    ["id", "Judul lebih dari 60 karakter", "Deskripsi lebih dari 160 karakter"],
    ["en", "The title has more than 60 characters", "The description has more than 160 characters"],
  ] as const)("hints softly in %s where search engines cut", (wording, longTitle, longDescription) => {
    const short = renderToStaticMarkup(
      <SearchPreview {...page} title={"t".repeat(60)} description={"d".repeat(160)} wording={wording} />,
    );
    expect(short).not.toContain(longTitle);
    expect(short).not.toContain(longDescription);
    const long = renderToStaticMarkup(
      <SearchPreview {...page} title={"t".repeat(61)} description={"d".repeat(161)} wording={wording} />,
    );
    expect(long).toContain(longTitle);
    expect(long).toContain(longDescription);
  });

  it("says what happens without words", () => {
    const html = renderToStaticMarkup(<SearchPreview {...page} title=" " description="" wording="en" />);
    expect(html).toContain("(no title yet)");
    expect(html).toContain("search engines pick a passage");
  });

  it("leaves what is no address as it is", () => {
    expect(addressTrail("/ru/tours")).toBe("/ru/tours");
    expect(addressTrail("https://example.com")).toBe("https://example.com");
  });
});
