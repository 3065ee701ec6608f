import { describe, expect, it } from "vitest";
import { browserScript } from "@/server/browser/scripts";
import { inlineScriptHashes, withLateScripts } from "@/server/page-cache/page-scripts";

const starter = browserScript("late-scripts");

const head = [
  '<meta charSet="utf-8"/>',
  '<link rel="preload" as="image" href="/a.avif"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
].join("");
const foot = '<script src="/_next/static/chunks/main.js" async=""></script><script>data</script>';
const html = `<!DOCTYPE html><html><head>${head}</head><body><p>Text</p>${foot}</body></html>`;

describe("withLateScripts", () => {
  it("names the scripts in their order, and leaves nothing that fetches them", () => {
    const late = withLateScripts(html);
    expect(late).toContain(
      '<script data-late="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/main.js">',
    );
    expect(late).not.toMatch(/src="[^"]*(?:a|b|main)\.js"/);
    expect(late).not.toContain('as="script"');
  });

  it("leaves everything else as it was", () => {
    const late = withLateScripts(html);
    expect(late).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
    expect(late).toContain('<link rel="preload" as="image" href="/a.avif"/>');
    expect(late).toContain("<p>Text</p><script>data</script></body></html>");
  });

  it("stands behind the character set and before the first link, for whose file it would wait", () => {
    expect(withLateScripts(html)).toMatch(/<meta charSet="utf-8"\/><script data-late=/);
  });

  it("is one of the scripts that the policy lets run", () => {
    expect(inlineScriptHashes(withLateScripts(html))).toHaveLength(1);
    expect(inlineScriptHashes(`<script>${starter};alert(1)</script>`)).toEqual([]);
  });

  it.each([
    ["a document without scripts", "<!DOCTYPE html><link href='/a.css'><p>Text</p>"],
    ["scripts of another place", '<link href="/a.css"/><script src="https://x.test/a.js" async=""></script>'],
    ["a sitemap", '<?xml version="1.0"?><urlset></urlset>'],
  ])("does nothing to %s", (_, other) => {
    expect(withLateScripts(other)).toBe(other);
  });
});
