import { defineMark } from "./mark";

/** On a link to the plan: how many tours the plan holds, which styles show; written as nothing for an empty plan. */
export const planLinkMark = defineMark<number>("plan", {
  write: (count) => (count > 0 ? String(count) : ""),
  read: Number,
});
