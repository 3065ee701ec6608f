import { type FormEvent, useState } from "react";

type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

interface CheckedFields<Name extends string> {
  required: Record<Name, string>;
  /** `showErrors` shows the API's messages at their fields and returns whether all were shown. */
  onComplete: (
    values: Record<Name, string>,
    showErrors: (found: ApiErrors) => boolean,
    data: FormData,
  ) => void;
}

type ApiErrors = Partial<Record<string, string[]>>;

/** Reads the fields of a dialog's form, which must not be empty, and focuses the first invalid one. */
export function useCheckedFields<Name extends string>({ required, onComplete }: CheckedFields<Name>) {
  const [errors, setErrors] = useState<Errors<Name>>({});
  const names = Object.keys(required) as Name[];

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const show = (found: Errors<Name>) => {
      setErrors(found);
      const first = names.find((name) => found[name]);
      const input = first && form.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
      return first !== undefined;
    };
    const byName = <Each>(read: (name: Name) => Each) =>
      Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Each>;

    const values = byName((name) => {
      const text = String(data.get(name) ?? "");
      // A password may begin or end with spaces.
      return name === "password" ? text : text.trim();
    });
    if (names.some((name) => !values[name])) {
      show(byName((name) => (values[name] ? undefined : required[name])));
      return;
    }
    setErrors({});
    onComplete(values, (messages) => show(byName((name) => messages[name]?.[0])), data);
  };
  return { errors, handleSubmit };
}
