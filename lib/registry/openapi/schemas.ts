import { z } from "zod";
import { pathId } from "../../core/api/query";
import { nameResponse, responseNames } from "../../core/api/responses";
import { isoDay, isoTime, textLimits } from "../../core/content/fields";
import { draftedText, encodeTexts, localized, optionalText } from "../../core/content/localized-text";
import { byLanguage, languages } from "../../core/i18n/languages";
import { upload } from "../../core/storage/upload";
import { sheetFile } from "../../sheets/schema";
import { refusedSchema } from "../history/schema";

export type JsonSchema = Record<string, unknown>;

const time = { type: "string", format: "date-time" };
const day = { type: "string", format: "date" };
const example = encodeTexts(byLanguage(() => "…"));
const localizedString = {
  type: "string",
  contentMediaType: "application/json",
  description: `Texts by language as a JSON string: ${example}. English is required.`,
};

const optionalString = {
  ...localizedString,
  type: ["string", "null"],
  description: `Texts by language as a JSON string: ${example}. No language is required.`,
};
const asObject = { type: "object", description: "The same texts as an object." };

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

const message = z.string().describe("A message for people, in Indonesian, that says what went wrong.");

export const errorSchema = nameResponse(
  "Error",
  z.object({
    message,
    code: z
      .enum(["totp_required", "totp_invalid"])
      .optional()
      .describe(
        "Why a login with the right password was refused: the code of the second step is missing or wrong.",
      ),
    request_id: z.string().optional(),
  }),
);

export const validationErrorSchema = nameResponse(
  "ValidationError",
  z.object({
    message,
    errors: z
      .record(z.string(), z.array(z.string()))
      .describe("The messages by the path of their field, such as `faqs.0.question`."),
    refused: z
      .array(refusedSchema)
      .optional()
      .describe("The records that refuse their part of a change of many records. No record is changed."),
  }),
);

export function reference(schema: z.core.$ZodType): JsonSchema | undefined {
  const name = responseNames.get(schema);
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
}

/** The schemas of all named responses, by their name. */
export function components(): Record<string, JsonSchema> {
  const named = [...responseNames].sort(([, one], [, other]) => one.localeCompare(other, "en"));
  return Object.fromEntries(named.map(([schema, name]) => [name, jsonSchema(schema, "response")]));
}
