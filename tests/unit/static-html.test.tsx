import { afterEach, describe, expect, it } from "vitest";
import { StaticHtml, StaticList } from "@/server/in-next/static-html";
import { provideStaticHtml, staticHtml } from "@/server/in-next/static-html-renderer";
import { createStaticHtml } from "@/server/page-cache/static-html";

afterEach(() => provideStaticHtml(null));

const drawn: string[] = [];

function Card({ name, at }: { name: string; at: Date | null }) {
  drawn.push(name);
  return (
    <li>
      {name} {at?.getTime()}
    </li>
  );
}

function Other({ name }: { name: string }) {
  return <b>{name}</b>;
}

describe("static parts of a page", () => {
  it("are drawn as React draws them, without what it needs in the browser", () => {
    const { render, get } = createStaticHtml();
    const name = render(
      <p className="lead" lang="ru">
        {"5 < 6 & "}
        {7}
      </p>,
    );
    expect(get(name)).toBe('<p class="lead" lang="ru">5 &lt; 6 &amp; 7</p>');
  });

  //
  it("have the same name where they are the same, so that the page's ETag is", () => {
    const { render } = createStaticHtml();
    expect(render(<b>one</b>)).toBe(render(<b>one</b>));
    expect(createStaticHtml().render(<b>one</b>)).toBe(render(<b>one</b>));
    expect(render(<b>one</b>)).not.toBe(render(<b>other</b>));
  });

  it("are told apart where their digests begin alike", () => {
    const { render, get } = createStaticHtml(() => ["same", "longer"]);
    const names = [render("one"), render("other"), render("one")];
    expect(names).toEqual(["same", "longer", "same"]);
    expect(names.map(get)).toEqual(["one", "other", "one"]);
    expect(() => render("third")).toThrow();
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
    const renderer = createStaticHtml();
    provideStaticHtml(renderer);
    const { props } = StaticHtml({ as: "footer", id: "contact", children: <b>words</b> });
    expect(props).toEqual({ as: "footer", id: "contact", html: renderer.render(<b>words</b>) });
  });

  //
  it("of one component are drawn once for the same properties, by whatever page", () => {
    const { renderEach, get } = createStaticHtml();
    const [one, later] = [new Date(1), new Date(2)];
    const first = renderEach({
      each: Card,
      of: [
        { name: "a<", at: one },
        { name: "b", at: null },
      ],
    });
    expect(get(first)).toBe("<li>a&lt; 1</li><li>b </li>");
    const second = renderEach({
      each: Card,
      of: [
        { name: "b", at: null },
        { name: "a<", at: new Date(1) },
      ],
    });
    expect(get(second)).toBe("<li>b </li><li>a&lt; 1</li>");
    expect(drawn).toEqual(["a<", "b"]);
    expect(get(renderEach({ each: Card, of: [{ name: "a<", at: later }] }))).toBe("<li>a&lt; 2</li>");
    expect(get(renderEach({ each: Other, of: [{ name: "b" }] }))).toBe("<b>b</b>");
    expect(drawn).toEqual(["a<", "b", "a<"]);
  });

  it("of one component are an element with its elements where nobody draws them", () => {
    const { type, props } = StaticList({ as: "ul", className: "cards", each: Other, of: [{ name: "a" }] });
    expect([type, props.className]).toEqual(["ul", "cards"]);
    expect(props.children).toMatchObject([{ type: Other, props: { name: "a" } }]);
  });
});
