import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { contentKnowledge, learnContentVersion } from "@/lib/core/content/content-version";
import { collectDependencies, dependsOn } from "@/lib/core/content/dependencies";
import type { RequestedPage } from "@/lib/core/pages/address";
import {
  isTemplateRender,
  provideTemplate,
  type SlotName,
  slotPlaceholder,
} from "@/server/in-next/page-render";
import { Slot } from "@/server/in-next/slot";
import { StaticHtml } from "@/server/in-next/static-html";
import { provideStaticHtml } from "@/server/in-next/static-html-renderer";
import type { Document } from "@/server/page-cache/page";
import { createStaticHtml } from "@/server/page-cache/static-html";
import { createTemplates } from "@/server/page-cache/templates";
import { forgetState } from "../setup/forget-state";

beforeEach(async () => {
  forgetState("content-version");
  await learnContentVersion(async () => ({ version: 5n, write_id: "5" }));
});

const data = `<script>self.__next_f.push([1,"\\"html\\":\\"${slotPlaceholder("content")}\\""])</script>`;

function htmlOf(title = "Tours"): string {
  const slot = (name: SlotName) => `<div data-html="${slotPlaceholder(name)}">${slotPlaceholder(name)}</div>`;
  return `<h1>${title}</h1>${slot("search")}${slot("language")}${slot("content")}${slot("languages")}${data}`;
}

const page = (body: string, status = 200): Document => ({
  status,
  location: undefined,
  contentType: "text/html",
  body,
});

/** Lists of two pages, which show their words; `html` is what Next makes of the template. */
function lists(html: () => Document = () => page(htmlOf())) {
  const rendered: string[] = [];
  const templates = createTemplates({
    renderer: createStaticHtml(),
    render: async (url) => {
      rendered.push(url);
      dependsOn("seo:tours");
      if (isTemplateRender()) provideTemplate({ indexing: "listed", fill });
      return html();
    },
  });
  const at = (query: string, url = "/en/tours") =>
    templates.document({
      language: "en",
      route: "/[kind]",
      params: { query },
      url: `/en/tours?${query}`,
      keep: false,
      template: { url, params: {}, noindex: true },
    });
  return { rendered, at };
}

async function fill({ params }: RequestedPage) {
  dependsOn("tours:1");
  const query = new URLSearchParams(params && "query" in params ? String(params.query) : "");
  const words = query.get("search") ?? "";
  if (words === "fails") throw new Error("The database is away.");
  if (Number(query.get("page") ?? 1) > 2) return null;
  return {
    indexing: words === "hidden" ? "hidden" : "listed",
    slots: { search: words, language: "EN", languages: "EN ID RU", content: <p>{words}</p> },
  };
}

const raise = (...keys: string[]) => contentKnowledge().moments.raise(keys);

describe("pages with a template", () => {
  //
  it("are rendered once, and filled for each query", async () => {
    const { at, rendered } = lists();
    const one = String((await at("search=one"))?.body);
    expect(one).toContain(`<div data-html="${slotPlaceholder("content")}"><p>one</p></div>`);
    expect(one).toContain(`<div data-html="${slotPlaceholder("search")}">one</div>`);
    expect(one.endsWith(data)).toBe(true);
    expect(String((await at("search=other"))?.body)).toBe(one.replaceAll("one", "other"));
    expect(rendered).toEqual(["/en/tours"]);
  });

  //
  it("show what was typed as text, whatever it is", async () => {
    const { at } = lists();
    const typed = `"><script>alert(1)</script>${slotPlaceholder("language")}$&`;
    const body = String((await at(String(new URLSearchParams({ search: typed }))))?.body);
    const shown = `&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;${slotPlaceholder("language")}$&amp;`;
    expect(body).toContain(`<p>${shown}</p>`);
    expect(body).not.toContain("<script>alert");
  });

  it("let no script of a slot run: their policy is that of the template", async () => {
    const { at } = lists();
    const policies = [await at("search=one"), await at("search=other")].map((found) => found?.policy);
    expect(policies[0]).toMatch(/script-src[^;]* 'sha256-/);
    expect(policies[1]).toBe(policies[0]);
  });

  //
  it("depend on the content keys of their template and their own slots alone", async () => {
    const { at, rendered } = lists();
    await at("search=one");
    const [, contentKeys] = await collectDependencies(() => at("search=other"));
    expect(new Set(contentKeys)).toEqual(new Set(["seo:tours", "tours:1"]));
    raise("tours:1");
    await at("search=one");
    expect(rendered).toHaveLength(1);
    raise("seo:tours");
    await at("search=one");
    expect(rendered).toHaveLength(2);
  });

  it("are filled by the page of the present source, after a change of everything", async () => {
    let word = "old";
    const templates = createTemplates({
      renderer: createStaticHtml(),
      render: async () => {
        const source = word;
        dependsOn("seo:tours");
        const slots = { search: source, language: "EN", languages: "EN ID RU", content: <p>{source}</p> };
        provideTemplate({ indexing: "listed", fill: async () => ({ indexing: "listed", slots }) });
        return page(htmlOf());
      },
    });
    const template = { url: "/en/tours", params: {}, noindex: false };
    const at = {
      language: "en",
      route: "/[kind]",
      params: {},
      url: "/en/tours",
      keep: true,
      template,
    } as const;
    expect(String((await templates.document(at))?.body)).toContain("<p>old</p>");
    word = "new";
    expect(String((await templates.document(at))?.body)).toContain("<p>old</p>");
    contentKnowledge().moments.raise(null);
    expect(String((await templates.document(at))?.body)).toContain("<p>new</p>");
  });

  it("have a template per existing page number, and are rendered whole for a missing page number", async () => {
    const { at, rendered } = lists();
    expect(await at("page=2", "/en/tours?page=2")).not.toBeNull();
    for (let times = 0; times < 2; times += 1) {
      expect(await at("page=3", "/en/tours?page=3")).toBeNull();
    }
    expect(rendered).toEqual(["/en/tours?page=2"]);
  });

  it("keep no template of a number that is not there, also where that is the first that was asked for", async () => {
    const { at, rendered } = lists();
    expect(await at("page=3", "/en/tours?page=3")).toBeNull();
    expect(await at("page=3", "/en/tours?page=3")).toBeNull();
    expect(await at("search=one")).not.toBeNull();
    expect(rendered).toEqual(["/en/tours?page=3", "/en/tours"]);
  });

  //
  it("are rendered whole where a text of the site looks like a slot, or a slot is missing", async () => {
    expect(await lists(() => page(htmlOf(slotPlaceholder("content")))).at("search=one")).toBeNull();
    const without = htmlOf().replace(`>${slotPlaceholder("search")}<`, "><");
    expect(await lists(() => page(without)).at("search=one")).toBeNull();
  });

  //
  it("are rendered whole where the head of the template says something else to search engines", async () => {
    const { at } = lists();
    expect(await at("search=one")).not.toBeNull();
    expect(await at("search=hidden")).toBeNull();
  });

  it("come from Next where a page has no template, and Next is asked each time", async () => {
    const { at, rendered } = lists(() => page("", 404));
    expect(await at("search=one")).toMatchObject({ status: 404 });
    expect(await at("search=one")).toMatchObject({ status: 404 });
    expect(rendered).toHaveLength(2);
  });

  //
  it("fail where their template or a slot fails, and are there again after it", async () => {
    let status = 500;
    const { at } = lists(() => page(htmlOf(), status));
    expect(await at("search=one")).toMatchObject({ status: 500 });
    status = 200;
    expect(await at("search=fails")).toMatchObject({ status: 500 });
    expect(await at("search=one")).toMatchObject({ status: 200 });
  });
});

describe("a slot", () => {
  const drawn = (node: ReactNode) => {
    const renderer = createStaticHtml();
    provideStaticHtml(renderer);
    try {
      return renderer.htmlOf(node);
    } finally {
      provideStaticHtml(null);
    }
  };

  it("within a static part has no element of its own, nor has a static part a name", () => {
    const part = (
      <StaticHtml as="footer" id="contact">
        <Slot name="languages">
          <b>EN</b>
        </Slot>
      </StaticHtml>
    );
    expect(drawn(part)).toBe('<footer id="contact"><b>EN</b></footer>');
  });
});
