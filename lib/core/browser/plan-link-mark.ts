import { defineMark } from "./mark";

/** The number of tours in the plan, which styles show; nothing for an empty plan. */
export const planLinkMark = defineMark<number>("plan", {
  write: (count) => (count > 0 ? String(count) : ""),
  read: Number,
});
