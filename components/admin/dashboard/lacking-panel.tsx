import { Languages } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { areas } from "@/components/admin/areas";
import { formatNumber } from "@/components/admin/format-number";
import type { Lacking } from "@/lib/dashboard/lacking";
import { adminText } from "@/lib/i18n/admin-messages";
import { AttentionPanel } from "./attention-panel";

function LackingLink({ area, areaLabel, language, count }: Lacking & { areaLabel: string }) {
  const name = adminText(`dashboard.language.${language}`);
  const words = adminText("dashboard.lackingIn", { area: areaLabel, language: name, count });
  return (
    <AdminLink
      href={`/admin/${area}?lacks=${language}`}
      aria-label={`${name} ${formatNumber(count)}. ${words}`}
      className="inline-flex min-h-9 items-center gap-2 rounded-full bg-coral-50 px-3 font-medium text-coral-700 transition-colors hover:bg-coral-100"
    >
      {name}
      <span className="font-semibold">{formatNumber(count)}</span>
    </AdminLink>
  );
}

interface LackingPanelProps {
  /** Of tours, then of blogs; null where unknown. */
  lists: (Lacking[] | null)[];
}

/** What has no name in one of the languages, with the way to the lists of just that. */
export function LackingPanel({ lists }: LackingPanelProps) {
  const lacking = lists.flatMap((list) => list ?? []);
  const known = lists.every((list) => list !== null);
  return (
    <AttentionPanel title={adminText("dashboard.lacking")} Icon={Languages} known={known}>
      {known && lacking.length === 0 && (
        <p className="text-ink-soft">{adminText("dashboard.nothingLacks")}</p>
      )}
      <ul className="divide-y divide-line">
        {areas
          .map(({ segment, label }) => ({ label, own: lacking.filter(({ area }) => area === segment) }))
          .filter(({ own }) => own.length > 0)
          .map(({ label, own }) => (
            <li key={label} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="font-medium">{label}</span>
              <span className="flex flex-wrap gap-2">
                {own.map((each) => (
                  <LackingLink key={each.language} {...each} areaLabel={label} />
                ))}
              </span>
            </li>
          ))}
      </ul>
    </AttentionPanel>
  );
}
