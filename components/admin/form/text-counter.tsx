import { adminText } from "@/lib/i18n/admin-messages";

/** Of its limit: a text that takes less need not be counted. */
const near = 0.8;

interface TextCounterProps {
  count: number;
  limit: number;
  /** From the first letter, not only near the limit. */
  always?: boolean;
}

/** How much of its room a text takes. */
export function TextCounter({ count, limit, always = false }: TextCounterProps) {
  if (!always && count < limit * near) return null;
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
