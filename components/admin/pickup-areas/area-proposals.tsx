"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Panel } from "@/components/admin/panel";
import { notifySuccess } from "@/components/admin/toasts";
import { button } from "@/components/ui/button";
import { callApi, failureText } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface AreaProposalsProps {
  regions: { name: string; areas: { code: string; name: string }[] }[];
}

/** Offers areas with names in three languages, which one press puts into the empty list. */
export function AreaProposals({ regions }: AreaProposalsProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async () => {
    if (busy || chosen.length === 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await callApi("pickup-areas/proposals", { method: "POST", json: { codes: chosen }, stays: true });
      notifySuccess(adminText("pickupAreas.adopted", { count: chosen.length }));
      router.refresh();
    } catch (error) {
      setFailure(failureText(error, adminText("pickupAreas.adoptFailure")));
    } finally {
      setBusy(false);
    }
  };
  const toggle = (code: string, on: boolean) =>
    setChosen((before) => (on ? [...before, code] : before.filter((each) => each !== code)));
  return (
    <Panel title={adminText("pickupAreas.proposals")}>
      <p className="max-w-prose text-ink-soft text-sm">{adminText("pickupAreas.proposalsText")}</p>
      {regions.map(({ name, areas }) => (
        <fieldset key={name} className="grid min-w-0 gap-2">
          <legend className="mb-2 font-medium text-sm">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {areas.map((area) => (
              <label
                key={area.code}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sand-500 px-3 text-sm hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50"
              >
                <input
                  type="checkbox"
                  checked={chosen.includes(area.code)}
                  onChange={({ target }) => toggle(area.code, target.checked)}
                  className="size-4.5 accent-sea-700"
                />
                {area.name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {failure && (
        <p role="alert" className="font-medium text-alert-600 text-sm">
          {failure}
        </p>
      )}
      <button
        type="button"
        aria-disabled={busy || chosen.length === 0}
        onClick={() => void add()}
        className={button({ className: "justify-self-start aria-disabled:opacity-60" })}
      >
        {busy ? adminText("pickupAreas.adopting") : adminText("pickupAreas.adopt", { count: chosen.length })}
      </button>
    </Panel>
  );
}
