"use client";

import { useWatch } from "react-hook-form";
import { adminText } from "@/lib/i18n/admin-messages";
import { useRecordForm } from "./record-form-context";

/** How much of its room a text takes. */
export function TextCounter({ path, limit }: { path: string; limit: number }) {
  const { form } = useRecordForm();
  const value: unknown = useWatch({ control: form.control, name: path, exact: true });
  const count = typeof value === "string" ? value.length : 0;
  return (
    <p
      title={adminText("form.counter", { count, limit })}
      data-over={count > limit ? "" : undefined}
      className="shrink-0 text-ink-soft data-over:font-semibold data-over:text-alert-600"
    >
      <span aria-hidden="true">
        {count}/{limit}
      </span>
      <span className="sr-only">{adminText("form.counter", { count, limit })}</span>
    </p>
  );
}
