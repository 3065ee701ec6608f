import { z } from "zod";
import { pageOf, paginationSchema } from "../api/page-response";
import { pathId } from "../api/query";
import type { RecordApi } from "../api/record-operations";
import { newAccountSchema } from "../auth/responses";
import { blogEntity } from "../blogs/entity";
import { isoDay, isoTime, textLimits } from "../content/fields";
import { draftedText, encodeTexts, localized, optionalText } from "../content/localized-text";
import { homeResponseSchema } from "../home/fields";
import { byLanguage, languages } from "../i18n/languages";
import { ratesResponseSchema } from "../rates/schema";
import { records, servedEntities } from "../registry/entities";
import { seoContentSchema } from "../seo/schema";
import { sheetFile } from "../sheets/schema";
import { siteResponseSchema } from "../site/fields";
import { imageReceipt, upload } from "../storage/upload";
import { availabilitySchema } from "../tours/calendar/availability";
import { closedTourSchema, runsSchema } from "../tours/list/day-response";
import { facetsSchema } from "../tours/list/facets";
import { quotesSchema } from "../tours/quotes/quotes-schema";
import { tourResponseSchema } from "../tours/schema";

export type JsonSchema = Record<string, unknown>;

const time = { type: "string", format: "date-time" };
const day = { type: "string", format: "date" };
const example = encodeTexts(byLanguage(() => "…"));
const localizedString = {
  type: "string",
  contentMediaType: "application/json",
  description: `Texts by language as a JSON string: ${example}; English is required.`,
};

const optionalString = {
  ...localizedString,
  type: ["string", "null"],
  description: `Texts by language as a JSON string: ${example}; no language is required.`,
};
const asObject = { type: "object", description: "The same as an object." };

/** A localized text in a request. `limit`: letters per language; `merges`: absent languages stay. */
function sentTexts(string: JsonSchema, limit?: number, merges = false): JsonSchema {
  if (limit === undefined) return { anyOf: [string, asObject] };
  const text = { type: "string", maxLength: limit };
  const each = { properties: Object.fromEntries(languages.map((language) => [language, text])) };
  const kept = merges ? " A language that is not sent stays, an empty text takes it away." : "";
  const description = `${string.description} Each at most ${limit} characters.${kept}`;
  return {
    anyOf: [
      { ...string, description, contentSchema: { type: "object", ...each } },
      { ...asObject, ...each },
    ],
  };
}

function limitedForm(zodSchema: z.core.$ZodType): JsonSchema | undefined {
  const known = textLimits.get(zodSchema);
  return known && sentTexts(known.required ? localizedString : optionalString, known.limit, known.merges);
}

/** The wire formats that zod's conversion cannot find out. */
const forms = {
  request: new Map<unknown, JsonSchema>([
    [isoTime, time],
    [pathId, { type: "integer", minimum: 1 }],
    [upload, { type: "string", contentMediaType: "image/*", description: "A picture of at most 15 MB." }],
    [sheetFile, { type: "string", description: "An XLSX or CSV file of at most 5 MB." }],
    [localized, sentTexts(localizedString)],
    [draftedText, sentTexts(localizedString)],
    [optionalText, sentTexts(optionalString)],
  ]),
  response: new Map<unknown, JsonSchema>([
    [isoTime, time],
    [isoDay, day],
    [localized, localizedString],
    [draftedText, localizedString],
    [optionalText, optionalString],
  ]),
};

type Made = z.core.JSONSchema.BaseSchema;

function spellOut(made: Made): void {
  const keys = typeof made.propertyNames === "object" ? made.propertyNames.enum : undefined;
  if (!keys || !made.additionalProperties) return;
  made.properties = Object.fromEntries(keys.map((key) => [String(key), made.additionalProperties ?? {}]));
  delete made.propertyNames;
  delete made.additionalProperties;
}

/** Converts a zod schema to JSON Schema 2020-12: the allowed request, or the exact response. */
export function jsonSchema(schema: z.core.$ZodType, use: keyof typeof forms): JsonSchema {
  const { $schema, ...result } = z.toJSONSchema(schema, {
    // On the wire, every codec has the form of its input.
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: made }) {
      const form =
        (zodSchema === schema ? undefined : reference(zodSchema)) ??
        forms[use].get(zodSchema) ??
        limitedForm(zodSchema);
      if (form) for (const key of Object.keys(made)) delete made[key as keyof typeof made];
      Object.assign(made, form);
      spellOut(made);
      if (use === "response" && made.properties) made.additionalProperties = false;
    },
  });
  return result;
}

const message = z.string().describe("What went wrong, for people, in Indonesian.");

/** The responses of the operations that are written by hand, by their name in the document. */
export const responses = {
  Tour: tourResponseSchema,
  SeoContent: seoContentSchema,
  HomeContent: homeResponseSchema,
  SiteSettings: siteResponseSchema,
  Image: imageReceipt,
  Pagination: paginationSchema,
  Token: z.object({ data: z.object({ token: z.string(), expires_at: z.iso.datetime() }) }),
  Admin: z.object({ data: newAccountSchema }),
  Health: z.object({ status: z.literal("ok") }),
  Error: z.object({
    message,
    code: z
      .enum(["totp_required", "totp_invalid"])
      .optional()
      .describe("Of a login whose password is right: the code is missing, or is not the one."),
    request_id: z.string().optional(),
  }),
  ValidationError: z.object({
    message,
    errors: z
      .record(z.string(), z.array(z.string()))
      .describe("By path of the field, such as faqs.0.question."),
  }),
  TourPage: pageOf(tourResponseSchema.extend({ runs: runsSchema.optional() })).extend({
    closed: z.array(closedTourSchema).optional(),
  }),
  Facets: facetsSchema,
  Quotes: quotesSchema,
  BlogPage: blogEntity.api.operations.listBlogs.response,
  ExchangeRates: ratesResponseSchema,
  Availability: z.object({ data: z.array(availabilitySchema) }),
};

/** The name of each response in the document. An entity names its record and its list. */
const names = new Map<z.core.$ZodType, string>([
  ...servedEntities.flatMap((entity): [z.ZodType, string][] => {
    const { response, api } = records[entity];
    const { one, many, operations }: RecordApi = api;
    const list = operations[`list${many}`]?.response;
    return [[response, one], ...(list ? [[list, many] as [z.ZodType, string]] : [])];
  }),
  ...Object.entries(responses).map(([name, schema]): [z.ZodType, string] => [schema, name]),
]);

export function reference(schema: z.core.$ZodType): JsonSchema | undefined {
  const name = names.get(schema);
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
}

export function components(): Record<string, JsonSchema> {
  return Object.fromEntries([...names].map(([schema, name]) => [name, jsonSchema(schema, "response")]));
}
