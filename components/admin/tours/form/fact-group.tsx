"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type FactGroupName, factGroups, factSummary } from "@/lib/tours/facts/groups";
import { useFactChoices } from "./fact-choices";

/** A group of facts that is folded at first, with a line that sums up what is stated. It opens when one of its inputs is wrong. */
export function FactGroup({ name, children }: { name: FactGroupName; children: ReactNode }) {
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
