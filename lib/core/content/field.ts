import type { z } from "zod";
import type { adminText } from "../i18n/admin-messages";
import type { Language } from "../i18n/languages";
import type { OptionalText, TextPatch } from "./localized-text";

export type AdminKey = Parameters<typeof adminText>[0];

export interface FieldOptions {
  label: AdminKey;
  section?: string;
  hint?: AdminKey;
  /** The form requires a value although the API does not. */
  formRequired?: boolean;
}

export interface InputTraits {
  rows?: number;
  counter?: boolean;
  type?: "date" | "time";
  inputMode?: "url";
  decimals?: number;
  isMoney?: boolean;
}

export type KindName =
  | "text"
  | "localized"
  | "html"
  | "number"
  | "day"
  | "choice"
  | "flag"
  | "picture"
  | "list"
  | "other";

interface FlatWire {
  stored: (language: Language) => z.ZodType;
  input: (language: Language) => z.ZodType;
  absent: "" | null;
}

export interface Field<
  Stored extends z.ZodType = z.ZodType,
  Input = unknown,
  Draft = unknown,
  Required extends boolean = boolean,
> extends FieldOptions,
    InputTraits {
  kind: KindName;
  required: Required;
  /** Limit of characters of a text in each language, or of items of a list. */
  limit?: number;
  requiredLanguages?: readonly Language[];
  /** A draft may lack the text. A published record needs it in English. */
  untilPublished?: boolean;
  /** Reads the value from rows and responses, and writes responses. */
  stored: Stored;
  wire?: z.ZodType;
  input: z.ZodType<Input>;
  /** For a localized text in one wire key: reads a change. Languages that the change does not name keep their text. */
  change?: z.ZodType<TextPatch | null>;
  /** Makes the value to store of the texts after a change. Throws 422 if a text is missing. */
  changed?: (name: string, texts: OptionalText) => unknown;
  /** For a localized text with a wire key per language (`title_en`): the schemas of each key. */
  flat?: FlatWire;
  emptyDraft(): Draft;
  toDraft(value: z.output<Stored>): Draft;
  fromDraft(draft: Draft): unknown;
  draftProblems?(draft: Draft): Record<string, string>;
  /** The value for a preview. Must be displayable even if the draft cannot be saved. */
  toRecord(draft: Draft, index: number): z.output<Stored>;
  choices?: readonly string[];
  choiceNames?: Record<string, AdminKey>;
  items?: ListTraits;
  editing?: ListEditing;
  /** The name of a list of the same record; item n of this array belongs to item n of that list. */
  beside?: string;
  readable?: (stored: string) => string;
  nothing?: AdminKey;
  readableParts?: (stored: unknown) => ReadablePart[] | null;
}

export interface ReadablePart {
  name: string;
  text: string | Partial<Record<Language, string>>;
}

export type Fields = Record<string, Field>;

interface ListTraits {
  fields: Fields;
  item: AdminKey;
}

interface ListEditing {
  add: AdminKey;
  empty: AdminKey;
  newItem: (count: number) => object;
}
