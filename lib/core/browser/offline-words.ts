import type { Messages } from "../i18n/messages";
import { defineMark, jsonMark } from "./mark";

/** The page for missing copies holds the words of the bar above a copy, which no other page has. */
export const offlineWordsMark = defineMark("words", jsonMark<Messages["offline"]>());
