/** The value at a path such as `faqs.0.question.en`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, values);
}
