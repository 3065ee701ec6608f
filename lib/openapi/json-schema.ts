import { z } from "zod";
import { upload } from "../api/upload";
import { languages } from "../i18n/languages";
import { textLimits } from "../i18n/limited-text";
import { localized } from "../i18n/localized";
import { optionalText } from "../i18n/optional-text";
import { isoTime } from "../iso-time";

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
  sent: new Map<unknown, JsonSchema>([
    [isoTime, time],
    [upload, { type: "string", contentMediaType: "image/*", description: "A picture of at most 15 MB." }],
    [localized, sentTexts(localizedString)],
    [optionalText, sentTexts(optionalString)],
  ]),
  answered: new Map<unknown, JsonSchema>([
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

/** The wire form of a zod schema as JSON Schema 2020-12: what may be sent, or what is answered and nothing else. */
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
      if (use === "answered" && made.properties) made.additionalProperties = false;
    },
  });
  return result;
}
