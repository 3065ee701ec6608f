import { Moment } from "@/components/admin/moment";
import { Panel } from "@/components/admin/panel";
import { classNames } from "@/components/ui/class-names";
import { describeDevice } from "@/lib/core/auth/device";
import type { SignInRecord } from "@/lib/core/auth/sign-ins";
import { adminText } from "@/lib/core/i18n/admin-messages";

/** Describes a client: "Chrome di Windows", "Safari di iPhone", or the name that an API client sends. */
export function deviceName(agent: string | null): string {
  const { program, system } = describeDevice(agent);
  if (program && system) return adminText("account.deviceOn", { program, system });
  return program ?? adminText("account.deviceUnknown");
}

export function SignInsPanel({ signIns }: { signIns: SignInRecord[] }) {
  return (
    <Panel title={adminText("account.signIns")}>
      {signIns.length === 0 && <p className="text-ink-soft text-sm">{adminText("account.noSignIns")}</p>}
      <ul className="grid divide-y divide-line">
        {signIns.map(({ id, at, network, agent, outcome }) => (
          <li key={id} className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm first:pt-0 last:pb-0 sm:grid-cols-2">
            <span className="font-medium">
              <Moment time={at} />
            </span>
            <span
              className={classNames(
                "font-medium sm:text-right",
                outcome === "success" ? "text-leaf-600" : "text-alert-600",
              )}
            >
              {adminText(`account.outcome.${outcome}`)}
            </span>
            <span className="text-ink-soft sm:col-span-2">
              {deviceName(agent)}
              {network && ` · ${network}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
