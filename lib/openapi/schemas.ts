import { z } from "zod";
import { blogResponseSchema } from "../blogs/schema";
import { isoTime, optionalText, textLimits } from "../content/fields";
import { localized } from "../content/localized-text";
import { languages } from "../i18n/languages";
import { promoResponseSchema } from "../promos/schema";
import { seoContentSchema } from "../seo/schema";
import { imageReceipt, upload } from "../storage/upload";
import { tourResponseSchema } from "../tours/schema";

export type JsonSchema = Record<string, unknown>;

const time = { type: "string", format: "date-time" };
const localizedString = {
  type: "string",
  contentMediaType: "application/json",
  description: 'Texts by language as a JSON string: {"en":"…","id":"…","ru":"…"}; English is required.',
};

const optionalString = {
  ...localizedString,
  type: ["string", "null"],
  description: 'Texts by language as a JSON string: {"en":"…","id":"…","ru":"…"}; no language is required.',
};
const asObject = { type: "object", description: "The same as an object." };

/** A localized text as it may be sent; `limit`: letters of each language. */
function sentTexts(string: JsonSchema, limit?: number): JsonSchema {
  if (limit === undefined) return { anyOf: [string, asObject] };
  const text = { type: "string", maxLength: limit };
  const each = { properties: Object.fromEntries(languages.map((language) => [language, text])) };
  const description = `${string.description} Each at most ${limit} characters.`;
  return {
    anyOf: [
      { ...string, description, contentSchema: { type: "object", ...each } },
      { ...asObject, ...each },
    ],
  };
}

/** Of a schema with a limit: it is no longer the one that `forms` knows. */
function limitedForm(zodSchema: z.core.$ZodType): JsonSchema | undefined {
  const known = textLimits.get(zodSchema);
  return known && sentTexts(known.required ? localizedString : optionalString, known.limit);
}

/** What a schema cannot say of its form on the wire. */
const forms = {
  request: new Map<unknown, JsonSchema>([
    [isoTime, time],
    [upload, { type: "string", contentMediaType: "image/*", description: "A picture of at most 15 MB." }],
    [localized, sentTexts(localizedString)],
    [optionalText, sentTexts(optionalString)],
  ]),
  response: new Map<unknown, JsonSchema>([
    [isoTime, time],
    [localized, localizedString],
    [optionalText, optionalString],
  ]),
};

type Made = z.core.JSONSchema.BaseSchema;

/** A record whose keys are all known is an object with these properties. */
function spellOut(made: Made): void {
  const keys = typeof made.propertyNames === "object" ? made.propertyNames.enum : undefined;
  if (!keys || !made.additionalProperties) return;
  made.properties = Object.fromEntries(keys.map((key) => [String(key), made.additionalProperties ?? {}]));
  delete made.propertyNames;
  delete made.additionalProperties;
}

/** The wire form of a zod schema as JSON Schema 2020-12: what a request may hold, or what a response holds and nothing else. */
export function jsonSchema(schema: z.ZodType, use: keyof typeof forms): JsonSchema {
  const { $schema, ...result } = z.toJSONSchema(schema, {
    // The wire is the input's side of every codec.
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: made }) {
      const form = forms[use].get(zodSchema) ?? limitedForm(zodSchema);
      if (form) for (const key of Object.keys(made)) delete made[key as keyof typeof made];
      Object.assign(made, form);
      spellOut(made);
      if (use === "response" && made.properties) made.additionalProperties = false;
    },
  });
  return result;
}

const count = z.int().min(0);
const pagination = z.object({
  current_page: count,
  per_page: count,
  total: count,
  last_page: count,
});
const message = z.string().describe("What went wrong, for people, in Indonesian.");

const responses = {
  Tour: tourResponseSchema,
  Promo: promoResponseSchema,
  Blog: blogResponseSchema,
  SeoContent: seoContentSchema,
  Image: imageReceipt,
  Pagination: pagination,
  Token: z.object({ data: z.object({ token: z.string(), expires_at: z.iso.datetime() }) }),
  Admin: z.object({ data: z.object({ id: z.int(), username: z.string() }) }),
  Health: z.object({ status: z.literal("ok") }),
  Error: z.object({ message, request_id: z.string().optional() }),
  ValidationError: z.object({
    message,
    errors: z
      .record(z.string(), z.array(z.string()))
      .describe("By path of the field, such as faqs.0.question."),
  }),
};

export type ComponentName = keyof typeof responses | "TourPage" | "BlogPage" | "Promos";

export function reference(name: ComponentName): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function pageOf(name: "Tour" | "Blog"): JsonSchema {
  return {
    type: "object",
    properties: { data: { type: "array", items: reference(name) }, pagination: reference("Pagination") },
    required: ["data", "pagination"],
    additionalProperties: false,
  };
}

/** The form of every response, from the schemas that make the responses. */
export function components(): Record<ComponentName, JsonSchema> {
  const own = Object.entries(responses).map(([name, schema]) => [name, jsonSchema(schema, "response")]);
  return {
    ...Object.fromEntries(own),
    TourPage: pageOf("Tour"),
    BlogPage: pageOf("Blog"),
    Promos: { type: "array", items: reference("Promo") },
  };
}
