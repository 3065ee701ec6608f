import { afterEach, describe, expect, it } from "vitest";
import { StaticHtml } from "@/components/ui/static-html";
import { provideStaticHtml, staticHtml } from "@/lib/pages/static-html";
import { createStaticHtml } from "@/server/page-cache/static-html";

afterEach(() => provideStaticHtml(null));

describe("static parts of a page", () => {
  it("are drawn as React draws them, without what it needs in the browser", () => {
    const { draw, get } = createStaticHtml();
    const name = draw(
      <p className="lead" lang="ru">
        {"5 < 6 & "}
        {7}
      </p>,
    );
    expect(get(name)).toBe('<p class="lead" lang="ru">5 &lt; 6 &amp; 7</p>');
  });

  it("have the same name where they are the same, so that the page's ETag is", () => {
    const { draw } = createStaticHtml();
    expect(draw(<b>one</b>)).toBe(draw(<b>one</b>));
    expect(createStaticHtml().draw(<b>one</b>)).toBe(draw(<b>one</b>));
    expect(draw(<b>one</b>)).not.toBe(draw(<b>other</b>));
  });

  it("are told apart where their digests begin alike", () => {
    const { draw, get } = createStaticHtml(() => ["same", "longer"]);
    const names = [draw("one"), draw("other"), draw("one")];
    expect(names).toEqual(["same", "longer", "same"]);
    expect(names.map(get)).toEqual(["one", "other", "one"]);
    expect(() => draw("third")).toThrow();
  });

  it("fail the page where they are no longer kept, in place of leaving it empty", () => {
    expect(() => createStaticHtml().get("gone")).toThrow();
  });

  it("are an element of React's where nobody draws them, as in `next dev`", () => {
    expect(staticHtml()).toBeNull();
    const { type, props } = StaticHtml({ as: "footer", id: "contact", children: "words" });
    expect([type, props]).toEqual(["footer", { id: "contact", children: "words" }]);
  });

  it("are data of no more than a name", () => {
    const drawer = createStaticHtml();
    provideStaticHtml(drawer);
    const { props } = StaticHtml({ as: "footer", id: "contact", children: <b>words</b> });
    expect(props).toEqual({ as: "footer", id: "contact", html: drawer.draw(<b>words</b>) });
  });
});
