import { languages } from "../../core/i18n/languages";
import { type FoundPart, findLabel, isAtLineStart, lineEnd } from "./find-parts";
import type { GuestMessageWords, GuestMessageWordsByLanguage } from "./guest-message-words";
import { plainText, rememberEach, scanningCopy, textPattern } from "./message-text";
import { isForwardedHeader } from "./own-words";

/** What staff write to a guest apart from a confirmation. */
export type OtherReplyKind = "otherDay" | "ask" | "decline";

/** A part of a pasted text, by its positions. The pieces of a text follow one another without a gap. */
export interface ChatPiece extends FoundPart {
  kind: "request" | "confirmation" | OtherReplyKind | "pass" | "other";
  text: string;
  reference: string;
  /** The signed part of the pass that the piece is or contains; empty without one. */
  fragment: string;
}

/** A sign of where a message begins or ends. */
interface Sign extends FoundPart {
  sign: "greeting" | "confirmed" | "head" | "tail" | "field" | "end" | "pass" | OtherReplyKind;
  /** The signed part of a pass, or the reference. */
  value: string;
  /** The pass stands behind the label that a confirmation has for the pass. */
  isLabelled?: boolean;
}

const passLink = /(?:https?:\/\/[^\s/]{1,200})?\/[a-z]{2}\/trip#([\w.-]{1,4000})/g;

const inAllLanguages = (
  words: GuestMessageWordsByLanguage,
  textsOf: (words: GuestMessageWords) => string[],
) => [...new Set(languages.flatMap((language) => textsOf(words[language])))];

/** Finds any of the sentences. The longest comes first, because one can begin another. */
const anyOf = (texts: readonly string[]) =>
  patternOfAny([...texts].sort((a, b) => b.length - a.length).join("\n"));
const patternOfAny = rememberEach((lines) => new RegExp(lines.split("\n").map(textPattern).join("|"), "giu"));

const anyLabel = rememberEach(
  (lines) =>
    new RegExp(
      `(?<=\\s|^)[*_~]{0,3}(${lines.split("\n").map(textPattern).join("|")})[ *_~]{0,20}:[*_~]{0,3}`,
      "giu",
    ),
);

const signsOf = (plain: string, pattern: RegExp, sign: Sign["sign"]): Sign[] =>
  Array.from(plain.matchAll(pattern), ({ index, 0: text }) => ({
    sign,
    start: index,
    end: index + text.length,
    value: "",
  }));

/** Where the greeting begins that stands in front of a sentence in the same line; else where the sentence begins. */
function greetedStart(plain: string, at: number, words: GuestMessageWordsByLanguage): number {
  const from = Math.max(plain.lastIndexOf("\n", at - 1) + 1, at - 160);
  const before = plain.slice(from, at);
  const hellos = inAllLanguages(words, ({ replies }) => [
    replies.hello.split("{name}")[0] ?? "",
    replies.helloOnly,
  ]);
  const found = Math.max(...hellos.map((hello) => before.lastIndexOf(plainText(hello).trim())));
  return found < 0 ? at : from + found;
}

/** The greeting of a reply can stand in a paragraph of its own. The name of a tour can stand in front of the found sentence. */
function replyStart(
  plain: string,
  at: number,
  isNamedFirst: boolean,
  words: GuestMessageWordsByLanguage,
): number {
  const inLine = greetedStart(plain, at, words);
  if (inLine < at) return inLine;
  const lineFrom = plain.lastIndexOf("\n", at - 1) + 1;
  const start = isNamedFirst && at - lineFrom <= 160 ? lineFrom : at;
  const from = Math.max(0, start - 200);
  const above = plain.slice(from, start).trimEnd();
  const greeting = above.slice(above.lastIndexOf("\n") + 1);
  const hello = anyOf(inAllLanguages(words, ({ replies }) => [replies.hello, replies.helloOnly]));
  const [match] = greeting.matchAll(hello);
  const isGreeting = match?.[0] === greeting.trim() && isAtLineStart(plain, start);
  return isGreeting ? from + above.length - greeting.length : start;
}

const reference = /^[*_~ ]{0,5}((?:[A-Z]{2,4}-)?[2-9A-Z]{6})(?![\p{L}\p{N}])/iu;

/** Lists the labels of the head. A reference with a further field below begins a message; another one ends a reply. */
function labelSigns(plain: string, words: GuestMessageWordsByLanguage, starts: Sign[]): Sign[] {
  const references = new Set(
    inAllLanguages(words, ({ booking }) => [booking.reference]).map((label) => label.toLowerCase()),
  );
  const labels = inAllLanguages(words, ({ booking: { reference: label, tour, fullName, email, hotel } }) => [
    label,
    tour,
    fullName,
    email,
    hotel,
  ]).sort((one, other) => other.length - one.length);
  const found = Array.from(
    plain.matchAll(anyLabel(labels.join("\n"))),
    ({ index, 0: text, 1: label = "" }) => ({
      start: index,
      end: index + text.length,
      isReference: references.has(label.replace(/\s+/g, " ").toLowerCase()),
    }),
  );
  let nextStart = 0;
  return found.map(({ isReference, start, end }, index): Sign => {
    const value = reference.exec(plain.slice(end, end + 40))?.[0] ?? "";
    const sign = { start, end: end + value.length, value: value.replace(/[*_~ ]/g, "").toUpperCase() };
    if (!isReference) return { ...sign, sign: "field", end, value: "" };
    while (nextStart < starts.length && (starts[nextStart]?.start ?? 0) < start) nextStart += 1;
    const next = found[index + 1];
    const isHead = next && !next.isReference && next.start < (starts[nextStart]?.start ?? plain.length);
    return { ...sign, sign: isHead ? "head" : "tail" };
  });
}

function passSigns(text: string, plain: string, words: GuestMessageWordsByLanguage): Sign[] {
  const label = anyLabel(inAllLanguages(words, ({ replies }) => [replies.pass]).join("\n"));
  const labels = Array.from(plain.matchAll(label), ({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
  }));
  let from = 0;
  return Array.from(text.matchAll(passLink), ({ index, 0: link, 1: fragment = "" }): Sign => {
    while (from < labels.length - 1 && (labels[from + 1]?.end ?? 0) <= index) from += 1;
    const own = labels[from];
    const isLabelled = own !== undefined && own.end <= index && plain.slice(own.end, index).trim() === "";
    const start = isLabelled && own ? own.start : index;
    return { sign: "pass", start, end: index + link.length, value: fragment, isLabelled };
  });
}

function findSigns(text: string, plain: string, words: GuestMessageWordsByLanguage): Sign[] {
  const sentences = (textsOf: (words: GuestMessageWords) => string[]) =>
    anyOf(inAllLanguages(words, textsOf));
  const replied = (sign: OtherReplyKind, textsOf: (words: GuestMessageWords["replies"]) => string[]) =>
    [false, true].flatMap((isNamedFirst) => {
      const texts = inAllLanguages(words, ({ replies }) => textsOf(replies));
      const fitting = texts.filter((text) => text.startsWith("{") === isNamedFirst);
      if (fitting.length === 0) return [];
      const pattern = anyOf(fitting.map((text) => text.replace(/^\{\w+\}\s*/, "")));
      return signsOf(plain, pattern, sign).map((each) => ({
        ...each,
        start: replyStart(plain, each.start, isNamedFirst, words),
      }));
    });
  const starts = [
    ...signsOf(
      plain,
      sentences(({ booking, plan }) => [booking.greeting, plan.greeting]),
      "greeting",
    ),
    ...signsOf(
      plain,
      sentences(({ replies }) => [replies.confirmed]),
      "confirmed",
    ).map((each) => ({
      ...each,
      start: greetedStart(plain, each.start, words),
    })),
    ...replied("otherDay", ({ notOnDay, openDays, whichDay }) => [notOnDay, openDays, whichDay]),
    ...replied("ask", ({ thanks, pleaseSend }) => [thanks, pleaseSend]),
    ...replied("decline", ({ sorry, sorryTour, otherTour, tourClosed, anotherDay }) => [
      sorry,
      sorryTour,
      otherTour,
      tourClosed,
      anotherDay,
    ]),
  ].sort(byStart);
  const ends = signsOf(
    plain,
    sentences(({ booking, replies }) => [booking.closing, replies.closing]),
    "end",
  );
  return [...starts, ...labelSigns(plain, words, starts), ...passSigns(text, plain, words), ...ends].sort(
    byStart,
  );
}

const byStart = (one: Sign, other: Sign) => one.start - other.start || other.end - one.end;

type MessageKind = Exclude<ChatPiece["kind"], "pass" | "other"> | "unknown";

interface OpenMessage {
  kind: MessageKind;
  start: number;
  hasHead: boolean;
  reference: string;
  fragment: string;
  /** Where the message ends if nothing more of the message follows; null while that is unknown. */
  end: number | null;
}

const isReply = (kind: MessageKind): kind is OtherReplyKind =>
  kind === "otherDay" || kind === "ask" || kind === "decline";

/** A message without a greeting is a confirmation if only a confirmation has one of the labels. */
function kindOfMessage(plain: string, words: GuestMessageWordsByLanguage): "request" | "confirmation" {
  const has = (textsOf: (words: GuestMessageWords) => string[]) =>
    inAllLanguages(words, textsOf).some((label) => findLabel(plain, label, 0) !== null);
  if (has(({ booking }) => [booking.email])) return "request";
  const isConfirmed =
    has(({ replies }) => [replies.pickup, replies.meeting, replies.pass]) ||
    plain.search(anyOf(inAllLanguages(words, ({ replies }) => [replies.closing]))) >= 0;
  return isConfirmed ? "confirmation" : "request";
}

/** The beginning of a message with the header that a chat or a mail program wrote in front. */
function startWithHeader(plain: string, from: number, at: number): number {
  let start = isAtLineStart(plain, at) ? at : Math.max(from, plain.lastIndexOf("\n", at - 1) + 1);
  while (start > from) {
    const above = plain.lastIndexOf("\n", start - 2) + 1;
    const line = plain.slice(Math.max(above, from), start).trim();
    if (line !== "" && !isForwardedHeader(line)) break;
    start = Math.max(above, from);
  }
  return start;
}

/**
 * Splits any text into the messages that it holds, in their order. Desk and sheet read the pieces alone, so that both see the same
 * guests, and no part of the text is left out or counted twice: the texts of the pieces together are the text.
 */
export function readChat(text: string, words: GuestMessageWordsByLanguage): ChatPiece[] {
  const plain = scanningCopy(text);
  const pieces: ChatPiece[] = [];
  let at = 0;
  const state: { open: OpenMessage | null } = { open: null };

  const add = (kind: ChatPiece["kind"], end: number, more = { reference: "", fragment: "" }) => {
    if (end <= at) return;
    pieces.push({ kind, start: at, end, text: text.slice(at, end), ...more });
    at = end;
  };
  const close = (before: number) => {
    if (!state.open) return add("other", before);
    const { kind, start, reference: named, fragment, end } = state.open;
    const until = end ?? before;
    const known = kind === "unknown" ? kindOfMessage(plain.slice(start, until), words) : kind;
    add(known, until, { reference: named, fragment });
    state.open = null;
    add("other", before);
  };
  /** Begins a message. A header in the same line belongs to the new message unless an open message reaches so far. */
  const begin = (kind: MessageKind, start: number): OpenMessage => {
    const from = state.open === null ? at : (state.open.end ?? start);
    close(startWithHeader(plain, Math.max(from, at), start));
    state.open = { kind, start: at, hasHead: false, reference: "", fragment: "", end: null };
    return state.open;
  };

  for (const { sign, start, end, value, isLabelled } of findSigns(text, plain, words)) {
    if (start < at) continue;
    const current = state.open;
    if (sign === "greeting" || sign === "confirmed") {
      begin(sign === "greeting" ? "request" : "confirmation", start);
    } else if (sign === "head") {
      const isOwn = current !== null && !isReply(current.kind) && !current.hasHead && current.end === null;
      const message = isOwn ? current : begin("unknown", start);
      message.hasHead = true;
      message.reference = value;
    } else if (sign === "field") {
      if (current === null || current.end !== null) begin("unknown", start);
    } else if (sign === "end") {
      if (current !== null && !isReply(current.kind)) current.end = end;
    } else if (sign === "pass") {
      if (isLabelled && current?.kind === "confirmation" && current.end === null && current.fragment === "") {
        current.fragment = value;
      } else {
        close(start);
        add("pass", end, { reference: "", fragment: value });
      }
    } else if (sign === "tail") {
      if (current !== null && isReply(current.kind)) {
        current.reference = value;
        current.end = lineEnd(plain, end);
      }
    } else if (current !== null && isReply(current.kind) && current.reference === "") {
      if (sign === "decline") current.kind = "decline";
      current.end = end;
    } else {
      begin(sign, start).end = end;
    }
  }
  close(text.length);
  return pieces;
}

/** Counts the letters that are read, which are all but those of the links of passes. */
export function countReadLetters(text: string): number {
  return text.replace(passLink, "").length;
}
