"use client";

import { Code, Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import { Moment } from "@/components/admin/moment";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { requestSessionEnd } from "@/lib/core/api/account-calls";
import { describeDevice } from "@/lib/core/auth/device";
import type { SessionView } from "@/lib/core/auth/responses";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { deviceName } from "./sign-ins-panel";
import { useAction } from "./use-action";

function DeviceIcon({ session: { kind, agent } }: { session: SessionView }) {
  const Screen = describeDevice(agent).isPhone ? Smartphone : Laptop;
  const Icon = kind === "bearer" ? Code : Screen;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-50 text-sea-800">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

function SessionRow({ session, onEnd }: { session: SessionView; onEnd: () => void }) {
  const { kind, agent, network, current, created_at, last_used_at } = session;
  const name = deviceName(agent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <DeviceIcon session={session} />
      <div className="grid min-w-0 grow basis-48 grid-cols-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {current && <Badge>{adminText("account.sessionCurrent")}</Badge>}
          {kind === "bearer" && <Badge variant="sand">{adminText("account.sessionApi")}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {network ? adminText("account.network", { network }) : adminText("account.networkUnknown")}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span>
            {adminText("account.lastSeen")} <Moment time={last_used_at} />
          </span>
          <span>
            {adminText("account.begun")} <Moment time={created_at} />
          </span>
        </p>
      </div>
      {!current && (
        <button
          type="button"
          onClick={onEnd}
          aria-label={`${adminText("account.endSession")}: ${name}`}
          className={button({ variant: "outline", size: "small", className: "max-sm:ml-15" })}
        >
          {adminText("account.endSession")}
        </button>
      )}
    </li>
  );
}

export function SessionsPanel({ sessions }: { sessions: SessionView[] }) {
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const others = sessions.filter(({ current }) => !current);
  const endAll = async () => {
    await run(() => requestSessionEnd(), { success: adminText("account.othersEnded") });
    setAsking(false);
  };
  return (
    <Panel title={adminText("account.sessions")}>
      <p className="text-ink-soft text-sm">{adminText("account.sessionsIntro")}</p>
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              void run(() => requestSessionEnd(session.id), { success: adminText("account.sessionEnded") })
            }
          />
        ))}
      </ul>
      {others.length > 1 && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className={button({ variant: "outline", size: "small", className: "justify-self-start" })}
        >
          {adminText("account.endOthers", { count: others.length })}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={adminText("account.endOthersQuestion")}
        text={adminText("account.endOthersText")}
        confirmLabel={adminText("account.endSession")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        onConfirm={() => void endAll()}
      />
    </Panel>
  );
}
