import { Localized } from "@/components/ui/localized";
import type { Language } from "@/lib/core/i18n/languages";
import { freeCancellationText } from "@/lib/tours/facts/lines";
import type { Tour } from "@/lib/tours/schema";

interface CancellationProps {
  tour: Pick<Tour, "facts" | "cancellation_policies">;
  language: Language;
}

/** The cancellation in one line: the free one that staff have stated, else the first of the terms. */
export function Cancellation({ tour: { facts, cancellation_policies }, language }: CancellationProps) {
  const [first] = cancellation_policies;
  return (
    freeCancellationText(facts, language) ??
    (first && <Localized text={first.description} language={language} />)
  );
}

export function hasCancellation({ facts, cancellation_policies }: CancellationProps["tour"]): boolean {
  return facts.free_cancellation !== undefined || cancellation_policies.length > 0;
}
