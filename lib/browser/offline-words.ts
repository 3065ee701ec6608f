import type { Messages } from "../i18n/messages";
import { defineMark, jsonMark } from "./mark";

/** On the page for addresses without a copy: the words of the bar above a copy, which stand in no other page. */
export const offlineWordsMark = defineMark("words", jsonMark<Messages["offline"]>());
