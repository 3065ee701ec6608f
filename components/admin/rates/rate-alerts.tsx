import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { ExchangeRate } from "@/lib/rates/rates";
import type { RateWarnings } from "@/lib/rates/warnings";

const listed = (rates: ExchangeRate[]) => rates.map(({ currency }) => currency).join(", ");

interface RateAlertsProps {
  warnings: RateWarnings<ExchangeRate>;
  children?: ReactNode;
}

export function RateAlerts({ warnings: { gone, ending }, children }: RateAlertsProps) {
  return (
    <>
      {gone.length > 0 && (
        <Alert variant="error">
          <p>{adminText("rates.gone", { currencies: listed(gone) })}</p>
          {children}
        </Alert>
      )}
      {ending.length > 0 && (
        <Alert variant="info">
          <p>{adminText("rates.ending", { currencies: listed(ending) })}</p>
          {children}
        </Alert>
      )}
    </>
  );
}

export function ExampleAlert({ warnings: { examples } }: RateAlertsProps) {
  return (
    examples.length > 0 && (
      <Alert variant="info">{adminText("rates.examples", { currencies: listed(examples) })}</Alert>
    )
  );
}
