import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { browserScript } from "@/server/browser/scripts";
import { inlineScriptHashes, withoutHotReloadState } from "@/server/page-cache/page-scripts";

const planModeScript = browserScript("plan-mode");

function source(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const data = String.raw`self.__next_f.push([1,"3:[\"$\",\"p\",null,{\"children\":\"a <\\u002fscript>\"}]\n"])`;

describe("inlineScriptHashes", () => {
  //
  it("blesses the forms that Next writes", () => {
    const start = "(self.__next_f=self.__next_f||[]).push([0])";
    const chunks = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`;
    const html = `<script id="_R_">${chunks}</script><script>${start}</script><script>${data}</script>`;
    expect(inlineScriptHashes(html)).toEqual([source(chunks), source(start), source(data)]);
  });

  it("blesses the number of hot reload of a page in development, which a cached page leaves out", () => {
    const start = 'self.__next_r="7-b_x"';
    const whole = `${start};var __nextHmrInitialVersion="12";`;
    const html = `<script id="_R_">${whole}</script>`;
    expect(inlineScriptHashes(html)).toEqual([source(whole)]);
    expect(withoutHotReloadState(html)).toBe(`<script id="_R_">${start}</script>`);
    expect(inlineScriptHashes(withoutHotReloadState(html))).toEqual([source(start)]);
    const typed = `<p>${whole}</p>`;
    expect(withoutHotReloadState(typed)).toBe(typed);
  });

  it("blesses the script that knows a plan before it is drawn, as it stands and no longer", () => {
    expect(inlineScriptHashes(`<script>${planModeScript}</script>`)).toEqual([source(planModeScript)]);
    expect(inlineScriptHashes(`<script>${planModeScript};alert(1)</script>`)).toEqual([]);
  });

  it.each([
    ["plain code", "alert(1)"],
    ["code behind data", `${data};alert(1)`],
    ["code inside the call", "self.__next_f.push([1,alert(1)])"],
    ["a second call", `self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])`],
    [
      "code around the chunk list",
      `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});`,
    ],
    ["nothing", ""],
  ])("does not bless a stored script: %s", (_, code) => {
    expect(inlineScriptHashes(`<p>x</p><script>${code}</script>`)).toEqual([]);
  });

  it("leaves structured data and scripts of files alone", () => {
    const html = `<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});
