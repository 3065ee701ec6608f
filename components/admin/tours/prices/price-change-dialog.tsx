"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { mostPricedTours } from "@/lib/tours/price-changes/change";
import { CheckStep, changedPaths } from "./check-step";
import { newPriceDraft, type PriceDraft, priceDraftErrors, priceRequest } from "./price-draft";
import { RuleStep } from "./rule-step";
import { usePriceChange } from "./use-price-change";

const priceScopes = ["chosen", "shown", "all"] as const;

type PriceScope = (typeof priceScopes)[number];

interface ToursStepProps {
  counts: Record<PriceScope, number>;
  scope: PriceScope;
  onScope: (scope: PriceScope) => void;
}

function ToursStep({ counts, scope, onScope }: ToursStepProps) {
  // Offers each set of tours only once.
  const offered = priceScopes.filter(
    (each) => each === "all" || (counts[each] > 0 && counts[each] < counts.all),
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{adminText("bulk.steps.tours")}</legend>
      {offered.map((each) => (
        <label
          key={each}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-sand-500 px-4 py-2 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50"
        >
          <input
            type="radio"
            name="bulk-scope"
            value={each}
            checked={scope === each}
            onChange={() => onScope(each)}
            className="size-4.5 shrink-0 cursor-pointer accent-sea-700"
          />
          <span className="font-medium">{adminText(`bulk.scopes.${each}`, { count: counts[each] })}</span>
        </label>
      ))}
      {offered.length === 1 && <p className="text-ink-soft text-sm">{adminText("bulk.chooseHint")}</p>}
    </fieldset>
  );
}

const steps = ["tours", "rule", "check"] as const;

type Step = (typeof steps)[number];

function StepNames({ step }: { step: Step }) {
  return (
    <ol className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {steps.map((each, index) => (
        <li
          key={each}
          aria-current={each === step ? "step" : undefined}
          className={classNames(
            "flex items-center gap-2",
            each === step ? "font-semibold text-ink" : "text-ink-soft",
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              "grid size-6 place-items-center rounded-full text-xs",
              each === step ? "bg-sea-800 text-white" : "bg-sand-200",
            )}
          >
            {index + 1}
          </span>
          {adminText(`bulk.steps.${each}`)}
        </li>
      ))}
    </ol>
  );
}

interface PriceChangeDialogProps {
  tours: Record<PriceScope, number[]>;
  limit: number;
  given?: Partial<PriceDraft>;
  onClose: () => void;
  onApplied: () => void;
}

/** Changes the prices of many tours in three steps: tours, change, check. */
export function PriceChangeDialog({ tours, limit, given, onClose, onApplied }: PriceChangeDialogProps) {
  const first = (["chosen", "shown"] as const).find(
    (each) => tours[each].length > 0 && tours[each].length < tours.all.length,
  );
  const [scope, setScope] = useState<PriceScope>(first ?? "all");
  const [entered, setEntered] = useState<Exclude<Step, "check">>(given?.value ? "rule" : "tours");
  const [draft, setDraft] = useState<PriceDraft>({ ...newPriceDraft, ...given });
  const [tried, setTried] = useState(false);
  const { busy, error, checked, check, apply, back, forget } = usePriceChange(() => {
    onApplied();
    onClose();
  });
  const step: Step = checked ? "check" : entered;
  const errors = priceDraftErrors(draft);
  const ids = tours[scope];
  const changing = checked?.rows.filter((row) => changedPaths(row).length > 0).length ?? 0;
  const isTooMany = changing > limit;
  const body = useRef<HTMLDivElement>(null);
  // Scrolls each step to its top, where screen readers continue.
  const shown = useRef<unknown>(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.focus();
  }, [step]);

  const change = (next: typeof draft) => {
    setDraft(next);
    forget();
  };
  const previous = () => {
    if (checked) back();
    else setEntered("tours");
  };
  const next = () => {
    if (entered === "tours") {
      setEntered("rule");
      return;
    }
    setTried(true);
    if (Object.keys(errors).length === 0) void check(priceRequest(draft, ids));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={adminText("bulk.open")}
      width="wide"
      insists
      closeLabel={adminText("form.close")}
      footer={
        <>
          {step !== "tours" && (
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => !busy && previous()}
              className={button({ variant: "outline", size: "small", className: "aria-disabled:opacity-50" })}
            >
              {adminText("bulk.back")}
            </button>
          )}
          {step !== "check" && (
            <button
              type="button"
              aria-disabled={busy || ids.length > mostPricedTours}
              onClick={() => !busy && ids.length <= mostPricedTours && next()}
              className={button({
                variant: "secondary",
                size: "small",
                className: "aria-disabled:opacity-50",
              })}
            >
              {adminText(busy ? "bulk.checking" : step === "tours" ? "bulk.next" : "bulk.check")}
            </button>
          )}
          {step === "check" && changing > 0 && !isTooMany && (
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => !busy && void apply()}
              className={button({
                variant: "secondary",
                size: "small",
                className: "aria-disabled:opacity-50",
              })}
            >
              {adminText(busy ? "bulk.applying" : "bulk.apply", { count: changing })}
            </button>
          )}
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-4 outline-none">
        <StepNames step={step} />
        {error && <Alert variant="error">{error}</Alert>}
        {ids.length > mostPricedTours && (
          <Alert variant="error">{adminText("bulk.tooManyTours", { most: mostPricedTours })}</Alert>
        )}
        {checked?.moved && <Alert variant="error">{adminText("bulk.moved")}</Alert>}
        {isTooMany && <Alert variant="info">{adminText("bulk.forAdmins", { limit })}</Alert>}
        {step === "tours" && (
          <ToursStep
            counts={{ chosen: tours.chosen.length, shown: tours.shown.length, all: tours.all.length }}
            scope={scope}
            onScope={setScope}
          />
        )}
        {step === "rule" && <RuleStep draft={draft} errors={tried ? errors : {}} onChange={change} />}
        {checked && <CheckStep rows={checked.rows} from={checked.request.from} />}
      </div>
    </Dialog>
  );
}
