"use client";

import { ChevronRight, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useField } from "@/components/admin/form/field-frame";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { MoneyField, NumberField } from "@/components/admin/form/number-field";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { TextField } from "@/components/admin/form/text-field";
import { button } from "@/components/ui/button";
import { draftText } from "@/lib/core/content/text-kinds";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { DraftPayment } from "@/lib/tours/facts/draft";
import { type FactGroupName, factGroups, factSummary } from "@/lib/tours/facts/groups";
import { CopyFacts } from "./copy-facts";
import { GuideChips, SeveralChips, SingleChips } from "./fact-chips";
import { useFactChoices } from "./fact-choices";

/** A group of facts that is folded at first, with a line that sums up what is stated. It opens when one of its inputs is wrong. */
function FactGroup({ name, children }: { name: FactGroupName; children: ReactNode }) {
  const { revealers } = useRecordForm();
  const { words } = useFactChoices();
  const [open, setOpen] = useState(false);
  const id = useId();
  const facts: unknown = useWatch({ name: "facts" });
  useEffect(() => {
    const paths = factGroups[name].map((fact) => `facts.${fact}`);
    return revealers.add({
      covers: (path) => paths.some((each) => path === each || path.startsWith(`${each}.`)),
      show: () => setOpen(true),
    });
  }, [revealers, name]);
  return (
    <div className="overflow-hidden rounded-xl border border-line">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="group/fold flex min-h-12 w-full items-start gap-2 px-3 py-2.5 text-left hover:bg-sea-50"
        >
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-ink-soft transition-transform group-aria-expanded/fold:rotate-90"
          />
          <span className="wrap-anywhere grid min-w-0 gap-0.5">
            <span className="font-semibold">{adminText(`factGroups.${name}`)}</span>
            <span className="text-wrap font-normal text-ink-soft text-sm first-letter:uppercase">
              {factSummary(name, facts, words) || adminText("factGroups.nothing")}
            </span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className={open ? "grid gap-5 border-line border-t p-3 sm:p-4" : undefined}>
        {children}
      </div>
    </div>
  );
}

const number = (name: string, label: string, decimals = 0) => (
  <NumberField key={name} name={`facts.${name}`} label={label} decimals={decimals} />
);

function PaymentsInput() {
  const { form } = useRecordForm();
  const { field } = useController({ control: form.control, name: "facts.pay_there" });
  const payments: DraftPayment[] = Array.isArray(field.value) ? field.value : [];
  const paths = payments.map((_, index) => `facts.pay_there.${index}`);
  const added: DraftPayment = { what: draftText(), adult: "", child: "", currency: "THB" };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium text-sm">{adminText("facts.pay_there")}</legend>
      {paths.map((path) => (
        <Payment
          key={path}
          name={path}
          number={paths.indexOf(path) + 1}
          onRemove={() => field.onChange(payments.filter((_, index) => paths[index] !== path))}
        />
      ))}
      <button
        type="button"
        onClick={() => field.onChange([...payments, added])}
        className={button({ variant: "outline", size: "small", className: "justify-self-start" })}
      >
        <Plus aria-hidden="true" className="size-4" />
        {adminText("facts.addPayment")}
      </button>
    </fieldset>
  );
}

interface PaymentProps {
  name: string;
  number: number;
  onRemove: () => void;
}

function Payment({ name, number: index, onRemove }: PaymentProps) {
  return (
    <div className="grid gap-3 rounded-xl bg-sand-100/70 p-3">
      <LocalizedField
        name={`${name}.what`}
        label={adminText("facts.what")}
        required={["en"]}
        maxLength={200}
      />
      <div className="grid items-end gap-3 sm:grid-cols-4">
        <MoneyField
          name={`${name}.adult`}
          label={adminText("facts.adult")}
          currencyPath={`${name}.currency`}
        />
        <MoneyField
          name={`${name}.child`}
          label={adminText("facts.child")}
          currencyPath={`${name}.currency`}
        />
        <TextField name={`${name}.currency`} label={adminText("tourForm.fields.currency")} maxLength={20} />
        <button
          type="button"
          onClick={onRemove}
          aria-label={adminText("facts.removePayment", { number: index })}
          className={button({ variant: "quiet", size: "small", className: "justify-self-start" })}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

/** The operator's pick-up areas, or the way to their list while it is empty. */
function AreaChips() {
  const { words, areas } = useFactChoices();
  if (Object.keys(words.area).length > 0) {
    return <SeveralChips name="areas" words={words.area} first={areas} />;
  }
  return (
    <p className="text-sm">
      {adminText("pickupAreas.noneYet")}{" "}
      <a
        href="/admin/pickup-areas"
        target="_blank"
        className="font-medium underline underline-offset-4"
        rel="noopener"
      >
        {adminText("pickupAreas.toList")}
      </a>
    </p>
  );
}

export function FactsInput() {
  const { error } = useField({ path: "facts" });
  const { words } = useFactChoices();
  const errorId = useId();
  return (
    <fieldset
      aria-label={adminText("tourForm.fields.facts")}
      aria-describedby={error ? errorId : undefined}
      className="col-span-full grid min-w-0 gap-5"
    >
      <CopyFacts />
      <div className="grid gap-2">
        <FactGroup name="guests">
          <div className="grid gap-4 sm:grid-cols-3">
            {number("age_least", adminText("facts.age_least"))}
            {number("age_most", adminText("facts.age_most"))}
          </div>
          <SeveralChips name="good_for" words={words.audience} />
          {(["pregnant", "back", "wheelchair", "stroller", "swim", "effort"] as const).map((name) => (
            <SingleChips key={name} name={name} words={words[name]} />
          ))}
        </FactGroup>
        <FactGroup name="pickup">
          <SingleChips name="offer" words={words.pickup} />
          <AreaChips />
          <LocalizedField name="facts.meeting" label={adminText("facts.meeting")} maxLength={200} />
        </FactGroup>
        <FactGroup name="transport">
          <SingleChips name="group" words={words.group} />
          <div className="grid gap-4 sm:grid-cols-3">
            {number("group_most", adminText("facts.group_most"))}
            {number("boat_length", adminText("facts.boat_length"), 1)}
            {number("places_most", adminText("facts.places_most"))}
          </div>
          {(["vessel", "sea", "best_water", "infants"] as const).map((name) => (
            <SingleChips key={name} name={name} words={words[name]} />
          ))}
          <GuideChips words={words.guideLanguage} />
          <div className="grid gap-4 sm:grid-cols-2">
            {number("guide_notice", adminText("facts.guide_notice"))}
          </div>
        </FactGroup>
        <FactGroup name="things">
          <SeveralChips name="meals" words={words.meal} />
          <SeveralChips name="diets" words={words.diet} />
          <PaymentsInput />
          <div className="grid gap-4 sm:grid-cols-2">
            {number("free_cancellation", adminText("facts.free_cancellation"))}
          </div>
          <SeveralChips name="bring" words={words.thing} />
        </FactGroup>
      </div>
      {error && (
        <p id={errorId} className="font-medium text-alert-600 text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
