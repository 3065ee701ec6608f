import type { z } from "zod";
import type { adminText } from "../i18n/admin-messages";
import type { Language } from "../i18n/languages";
import type { TextPatch } from "./localized-text";

/** The name of a text of the back office: `promos.price1`. */
export type AdminKey = Parameters<typeof adminText>[0];

/** What every field says, whatever its kind. */
export interface FieldOptions {
  /** Its name in the back office. */
  label: AdminKey;
  /** The part of the form and of the detail in which it stands; fields of a list's items have none. */
  section?: string;
  /** Below its input. */
  hint?: AdminKey;
  /** The form asks for it although the API does not. */
  formRequired?: boolean;
}

/** How its input is drawn. */
export interface InputTraits {
  /** Lines of a growing input; absent: one line. */
  rows?: number;
  /** The letters are counted from the first one. */
  counter?: boolean;
  type?: "date" | "time";
  inputMode?: "url";
  /** The most decimals of a number. */
  decimals?: number;
  /** A number that is an amount of money. */
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
  /** What stands there for a language without a text that need not be written. */
  absent: "" | null;
}

/** What is true of a field everywhere: in the database's row, in the API, in the form, in a comparison. */
export interface Field<
  Stored extends z.ZodType = z.ZodType,
  Input = unknown,
  Draft = unknown,
  Required extends boolean = boolean,
> extends FieldOptions,
    InputTraits {
  kind: KindName;
  /** A create has to name it. */
  required: Required;
  /** Characters of the text, in each language; items of a list. */
  limit?: number;
  /** Of a text by language: those that must be written. */
  requiredLanguages?: readonly Language[];
  /** Reads the value of a row and of an answer, and writes the answer's. */
  stored: Stored;
  /** Of an answer, where it is another than of a row. */
  wire?: z.ZodType;
  /** Reads what is sent, and gives what the column takes. */
  input: z.ZodType<Input>;
  /** Of a text that the wire has whole: reads what a change sends. A language that it does not name stays. */
  change?: z.ZodType<TextPatch | null>;
  /** Of a text that the wire has in one key per language, `title_en`: what stands under each of them. */
  flat?: FlatWire;
  /** As a form holds it before anything is typed. */
  emptyDraft(): Draft;
  toDraft(value: z.output<Stored>): Draft;
  /** What is sent of it; undefined where it says nothing. */
  fromDraft(draft: Draft): unknown;
  /** Errors of a draft that consists of several inputs, by path below the field: texts that are no number. */
  draftProblems?(draft: Draft): Record<string, string>;
  /** What the record would hold, for a preview: something that can be shown also where the draft may not be saved. */
  toRecord(draft: Draft, index: number): z.output<Stored>;
  /** The values of a choice, and what they are called. */
  choices?: readonly string[];
  choiceNames?: Record<string, AdminKey>;
  /** Of a list: the fields of its items, and how they are called. */
  items?: ListTraits;
  editing?: ListEditing;
  /** The list of the record beside whose items the values of this array stand, in the order of that list. */
  beside?: string;
  /** A stored text as people read it, where it is stored in another form, such as HTML. */
  readable?: (stored: string) => string;
  /** What nothing means, where that is not that something is missing. */
  nothing?: AdminKey;
  /** A stored value of many parts as people read it; null where it cannot be read. */
  readableParts?: (stored: unknown) => ReadablePart[] | null;
}

/** What a value says of one thing, and what that is called in the back office; an empty text where it says nothing. */
export interface ReadablePart {
  name: string;
  text: string | Partial<Record<Language, string>>;
}

/** Fields by name, in the order in which forms show them. */
export type Fields = Record<string, Field>;

interface ListTraits {
  fields: Fields;
  /** "Hari {number}". */
  item: AdminKey;
}

/** What the form's editor of a list needs. */
interface ListEditing {
  add: AdminKey;
  empty: AdminKey;
  /** An item as the form adds it, after `count` others. */
  newItem: (count: number) => object;
}
