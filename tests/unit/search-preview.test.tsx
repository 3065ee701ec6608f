import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { addressTrail, SearchSnippet } from "@/components/admin/seo/search-snippet";

const page = {
  title: "Phi Phi <by boat>",
  description: "A day at sea",
  url: "https://example.com/ru/tours/phi-phi-12",
  siteName: "Ombak",
};

describe("the preview of a search result", () => {
  it("shows title, description, site and address, escaped, for desktop, phone and chat", () => {
    const html = renderToStaticMarkup(<SearchSnippet {...page} />);
    expect(html.match(/Phi Phi &lt;by boat&gt;/g)).toHaveLength(3);
    expect(html.match(/A day at sea/g)).toHaveLength(3);
    expect(html.match(/https:\/\/example\.com › ru › tours › phi-phi-12/g)).toHaveLength(3);
  });

  //
  it("hints softly where search engines cut", () => {
    const [longTitle, longDescription] = [
      "Judul lebih dari 60 karakter",
      "Deskripsi lebih dari 160 karakter",
    ];
    const drawn = (title: number, description: number) =>
      renderToStaticMarkup(
        <SearchSnippet {...page} title={"t".repeat(title)} description={"d".repeat(description)} />,
      );
    expect(drawn(60, 160)).not.toContain(longTitle);
    expect(drawn(60, 160)).not.toContain(longDescription);
    expect(drawn(61, 161)).toContain(longTitle);
    expect(drawn(61, 161)).toContain(longDescription);
  });

  it("says what happens without words", () => {
    const html = renderToStaticMarkup(<SearchSnippet {...page} title=" " description="" />);
    expect(html).toContain("(belum ada judul)");
    expect(html).toContain("mesin pencari memilih sendiri potongan teks");
  });

  it("leaves what is no address as it is", () => {
    expect(addressTrail("/ru/tours")).toBe("/ru/tours");
    expect(addressTrail("https://example.com")).toBe("https://example.com");
  });
});
