import { defineMark } from "./mark";

/** Whether the floating chat link may cover an element. Without a mark, the link may cover everything except controls. */
export const floatMark = defineMark<"cover" | "keep">("float", {
  write: (value) => value,
  read: (text) => (text === "keep" ? "keep" : "cover"),
});
