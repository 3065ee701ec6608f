/** Draws `components/ui/icons.svg`. Run it after a new name in `components/ui/icon-names.ts`: `npx tsx scripts/icons.ts`. */
import { readFile, writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as brands from "react-icons/fa6";
import { iconNames } from "../components/ui/icon-names.ts";
import { flagCountries, type Language } from "../lib/core/i18n/languages.ts";

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A symbol of what a drawing has inside; what colour and width its lines have is the page's matter. */
function symbol(id: string, drawing: string): string {
  const [, viewBox = "", inner = ""] =
    /^<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>$/.exec(drawing) ?? [];
  if (!inner) throw new Error(`${id} is no drawing: ${drawing}`);
  return `<symbol id="${id}" viewBox="${viewBox}">${inner}</symbol>`;
}

function drawn(marks: object, name: string): string {
  const Mark = Object.entries(marks).find(([each]) => each === name)?.[1];
  if (!Mark) throw new Error(`There is no drawing ${name}.`);
  return renderToStaticMarkup(createElement(Mark));
}

function line(name: string): string {
  return symbol(name, drawn(lucide, pascal(name)));
}

function brand(name: string): string {
  const drawing = drawn(brands, `Fa${pascal(name)}`);
  return symbol(name, drawing.replaceAll("<path ", '<path fill="currentColor" stroke="none" '));
}

async function flag(name: string): Promise<string> {
  const country = flagCountries[name.slice("flag-".length) as Language];
  const drawing = await readFile(`node_modules/country-flag-icons/3x2/${country}.svg`, "utf8");
  return symbol(name, drawing.trim().replaceAll("<path ", '<path stroke="none" '));
}

const symbols = await Promise.all([
  ...iconNames.line.map(line),
  ...iconNames.brand.map(brand),
  ...iconNames.flag.map(flag),
]);
const licences = "<!-- Lucide (ISC), Font Awesome Free brands (CC BY 4.0), country-flag-icons (MIT) -->";
await writeFile(
  "components/ui/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">\n${[licences, ...symbols].join("\n")}\n</svg>\n`,
);
