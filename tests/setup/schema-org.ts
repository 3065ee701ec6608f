import { readFileSync } from "node:fs";
import path from "node:path";

/** The vocabulary, as the package of its types declares it. */
const declarations = readFileSync(
  path.resolve(import.meta.dirname, "../../node_modules/schema-dts/dist/schema.d.ts"),
  "utf8",
);

interface Declared {
  bases: string[];
  properties: string[];
}

const interfaces = new Map<string, Declared>(
  [...declarations.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)^\}/gm)].map(
    ([, name = "", bases = "", body = ""]) => [
      name,
      {
        bases: bases
          .split(",")
          .map((base) => base.trim())
          .filter(Boolean),
        properties: [...body.matchAll(/^\s+"([^"]+)"\??:/gm)].map(([, property = ""]) => property),
      },
    ],
  ),
);

function propertiesOf(name: string): string[] {
  const { bases, properties } = interfaces.get(name) ?? { bases: [], properties: [] };
  return [...properties, ...bases.flatMap(propertiesOf)];
}

const knownByType = new Map<string, Set<string>>();

/** Every property that a type may have; empty where there is no such type. */
function knownProperties(type: string): Set<string> {
  const known = knownByType.get(type) ?? new Set(propertiesOf(`${type}Leaf`));
  knownByType.set(type, known);
  return known;
}

/** What search engines ask for of the types that this site uses. */
const required: Record<string, string[]> = {
  Product: ["name", "description", "image", "offers", "brand"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  TouristTrip: ["name", "description", "image", "provider"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher", "inLanguage"],
  Organization: ["name", "url", "logo"],
  TravelAgency: ["name", "url"],
  WebSite: ["name", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
};

/** Of the language of markup, not of the vocabulary. */
const markup = /^(?:@context|@type|@id|query-input)$/;

/** What a validator would say of structured data: unknown types and properties, missing and empty values. */
export function schemaProblems(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => schemaProblems(each, `${place}[${index}]`));
  if (value === "" || value === null) return [`${place} is empty`];
  if (typeof value !== "object" || value === undefined) return [];
  const node = value as Record<string, unknown>;
  if ("@graph" in node) return schemaProblems(node["@graph"]);
  const type = String(node["@type"] ?? "");
  if (!type) return "@id" in node ? [] : [`${place} has no type`];
  const known = knownProperties(type);
  if (known.size === 0) return [`${place} has the unknown type ${type}`];
  const names = Object.keys(node).filter((name) => !markup.test(name));
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${type} has no property ${name}`),
    ...(required[type] ?? []).filter((name) => !(name in node)).map((name) => `${type} lacks ${name}`),
    // Items of breadcrumbs have names; items of a list of pages have addresses.
    ...(type === "ListItem" && !("name" in node || "url" in node) ? ["ListItem lacks name and url"] : []),
    ...names.flatMap((name) => schemaProblems(node[name], `${type}.${name}`)),
  ];
}
