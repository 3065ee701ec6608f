import type { Messages } from "../i18n/messages";
import { defineMark, json } from "./mark";

/** On the page for addresses without a copy: the words of the bar above a copy, which stand in no other page. */
export const offlineWordsMark = defineMark("words", json<Messages["offline"]>());
