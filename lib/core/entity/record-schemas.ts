import { z } from "zod";
import type { Fields } from "../content/field";
import { createSchema, encodeWire, storedShape, updateSchema, wireShape } from "../content/field-schemas";
import { isoTime } from "../content/fields";
import { confirmedLanguages, translationStateKey } from "../translations/schema";

const id = z.int().positive();

/** The keys of a change besides the fields. A save is refused with 409 if the record has changed since `updated_at`. */
export const changeKeys = {
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
};

interface SchemaOptions {
  /** What a record and its response have besides the fields, such as a code. */
  named?: z.ZodRawShape;
  /** What a record has and no response shows. */
  hidden?: z.ZodRawShape;
  /** What a create accepts besides the fields. */
  created?: z.ZodRawShape;
}

type Shape<
  Options extends SchemaOptions,
  Name extends keyof SchemaOptions,
> = Options[Name] extends z.ZodRawShape ? Options[Name] : Record<never, never>;

type Shapes<Options extends SchemaOptions> = { [Name in keyof SchemaOptions]-?: Shape<Options, Name> };

/** Makes the schemas of a record that is sent in JSON: as it is stored, sent, created and changed. */
export function recordSchemas<F extends Fields, Options extends SchemaOptions = Record<never, never>>(
  fields: F,
  options?: Options,
) {
  const { named, hidden, created } = { named: {}, hidden: {}, created: {}, ...options } as Shapes<Options>;
  const record = z.object({ id, ...named, ...storedShape(fields), ...hidden, updated_at: isoTime });
  const response = z.object({
    id,
    ...named,
    ...wireShape(fields),
    updated_at: isoTime,
    ...translationStateKey,
  });
  return {
    record,
    response,
    create: createSchema(fields, created),
    update: updateSchema(fields, changeKeys),
    respond: (stored: z.output<typeof record>): z.input<typeof response> =>
      encodeWire(response, fields, stored),
  };
}
