import { z } from "zod";
import { byLanguage, fallbackLanguage, type Language } from "../i18n/languages";
import type { Field, FieldOptions, InputTraits } from "./field";
import {
  draftedTextChangeUpTo,
  draftedTextUpTo,
  inputText,
  localizedChangeUpTo,
  localizedUpTo,
  optionalTextUpTo,
  requiredText,
  textOrNull,
} from "./fields";
import {
  draftedText,
  isLocalizedText,
  type LocalizedText,
  localized,
  type OptionalText,
  optionalText,
  type TextPatch,
} from "./localized-text";
import { isBlank } from "./text";

export type DraftText = Record<Language, string>;

export function draftText(text?: OptionalText | null): DraftText {
  return byLanguage((language) => text?.[language] ?? "");
}

export const someText = (text: string) => text.trim() || undefined;

/** The texts that are written. While English is missing, another language stands in for it. */
function shownText(typed: DraftText): LocalizedText {
  const any = Object.values(typed).find((text) => !isBlank(text)) ?? "";
  return { ...writtenText(typed), [fallbackLanguage]: typed[fallbackLanguage].trim() || any };
}

function writtenText(typed: DraftText): OptionalText {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => !isBlank(text)));
}

interface TextOptions extends FieldOptions, Pick<InputTraits, "rows" | "inputMode" | "type"> {
  limit: number;
  check?: [isRight: (text: string) => boolean, message: string];
}

function textInput({ limit, check }: TextOptions, required: boolean) {
  const text = required && !check ? requiredText(limit) : inputText(limit);
  return check ? text.refine(...check) : text;
}

export function text(options: TextOptions) {
  return {
    ...options,
    kind: "text",
    required: true,
    stored: z.string(),
    input: textInput(options, true),
    emptyDraft: () => "",
    toDraft: (value) => value,
    fromDraft: someText,
    toRecord: (draft) => draft.trim(),
  } satisfies Field<z.ZodString, string, string, true>;
}

/** An optional text in one language; missing is null. `nullable`: a change may send null to clear it. */
export function optionalTextField(options: TextOptions & { nullable?: boolean }) {
  const input = textInput(options, false);
  return {
    ...options,
    kind: "text",
    required: false,
    stored: z.string().nullable(),
    input: (options.nullable ? input.nullable() : input).transform((typed) => textOrNull(typed) ?? null),
    emptyDraft: () => "",
    toDraft: (value) => value ?? "",
    fromDraft: someText,
    toRecord: (draft) => draft.trim() || null,
  } satisfies Field<z.ZodNullable<z.ZodString>, string | null, string, false>;
}

export function textOrEmpty({ nullable, ...options }: TextOptions & { nullable?: boolean }) {
  const input = textInput(options, false);
  return {
    ...options,
    kind: "text",
    required: false,
    stored: z.string(),
    input: (nullable ? input.nullable() : input).transform((typed) => typed ?? ""),
    emptyDraft: () => "",
    toDraft: (value) => value,
    fromDraft: someText,
    toRecord: (draft) => draft.trim(),
  } satisfies Field<z.ZodString, string, string, false>;
}

interface LocalizedOptions extends FieldOptions, Pick<InputTraits, "rows" | "counter"> {
  limit: number;
}

/** A required text in several languages; on the wire one JSON string. English is required. */
export function localizedText(options: LocalizedOptions) {
  return {
    ...options,
    kind: "localized",
    required: true,
    requiredLanguages: [fallbackLanguage],
    stored: localized,
    input: localizedUpTo(options.limit),
    change: localizedChangeUpTo(options.limit),
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => draft,
    toRecord: shownText,
  } satisfies Field<typeof localized, LocalizedText, DraftText, true>;
}

/** A text in several languages that a draft may lack. Publishing requires its English (`missingTexts`). */
export function laterText(options: LocalizedOptions) {
  return {
    ...options,
    kind: "localized",
    required: false,
    requiredLanguages: [fallbackLanguage],
    untilPublished: true,
    stored: draftedText,
    input: draftedTextUpTo(options.limit),
    change: draftedTextChangeUpTo(options.limit),
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => draft,
    toRecord: shownText,
  } satisfies Field<typeof draftedText, LocalizedText, DraftText, false>;
}

export function optionalLocalizedText(options: LocalizedOptions) {
  return {
    ...options,
    kind: "localized",
    required: false,
    requiredLanguages: [],
    stored: optionalText,
    input: optionalTextUpTo(options.limit).transform((texts): OptionalText => texts ?? {}),
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => draft,
    toRecord: writtenText,
  } satisfies Field<typeof optionalText, OptionalText, DraftText, false>;
}

/** Read without normalization, so that the flat wire format and back loses nothing. */
const storedText = z.custom<LocalizedText>(isLocalizedText);
const storedOptionalText = z.custom<OptionalText>((value) => typeof value === "object" && value !== null);

interface FlatOptions extends LocalizedOptions {
  languages: readonly Language[];
}

export function flatText({ languages: needed, ...options }: FlatOptions) {
  const { limit } = options;
  return {
    ...options,
    kind: "localized",
    required: true,
    requiredLanguages: needed,
    stored: storedText,
    input: z.custom<TextPatch>(),
    flat: {
      stored: (language) => (needed.includes(language) ? z.string() : z.string().nullable()),
      input: (language) => (needed.includes(language) ? requiredText(limit) : inputText(limit)),
      absent: null,
    },
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => draft,
    toRecord: shownText,
  } satisfies Field<typeof storedText, TextPatch, DraftText, true>;
}

export interface HtmlOptions extends FlatOptions {
  readable: (stored: string) => string;
}

/** Only the server's schema passes `input`, which cleans the HTML: forms must not load a parser of HTML. */
export function html(options: HtmlOptions, input?: (isRequired: boolean) => z.ZodType<string>) {
  const field = flatText(options);
  const plain = z.string().max(options.limit);
  return {
    ...field,
    kind: "html",
    readable: options.readable,
    flat: { ...field.flat, input: (language) => input?.(options.languages.includes(language)) ?? plain },
  } satisfies Field<typeof storedText, TextPatch, DraftText, true>;
}

/** A rich text that may be missing in every language. As with `html`, only the server's schema passes `input`. */
export function optionalHtml(options: Omit<HtmlOptions, "languages">, input?: z.ZodType<string>) {
  const plain = z.string().max(options.limit);
  return {
    ...options,
    kind: "html",
    required: false,
    requiredLanguages: [],
    stored: storedOptionalText,
    input: z.custom<TextPatch>(),
    flat: { stored: () => z.string().nullable(), input: () => (input ?? plain).nullable(), absent: null },
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => draft,
    toRecord: writtenText,
  } satisfies Field<typeof storedOptionalText, TextPatch, DraftText, false>;
}

interface FlatOptionalOptions extends LocalizedOptions {
  nullable?: boolean;
  check?: TextOptions["check"];
  absent?: "" | null;
}

export function flatOptionalText({ nullable, check, absent = "", ...options }: FlatOptionalOptions) {
  const { limit } = options;
  const typed = check ? z.union([inputText(limit).refine(...check), z.literal("")]) : inputText(limit);
  return {
    ...options,
    kind: "localized",
    required: false,
    requiredLanguages: [],
    stored: storedOptionalText,
    input: z.custom<TextPatch>(),
    flat: {
      stored: () => (absent === null ? z.string().nullable() : z.string().max(limit)),
      input: () => (nullable ? typed.nullable() : typed),
      absent,
    },
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => draft,
    toRecord: writtenText,
  } satisfies Field<typeof storedOptionalText, TextPatch, DraftText, false>;
}
