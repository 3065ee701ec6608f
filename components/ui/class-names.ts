import { type ClassValue, clsx } from "clsx";

/** Joins class names. Two that set the same property are a mistake: give the component a variant instead. */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
