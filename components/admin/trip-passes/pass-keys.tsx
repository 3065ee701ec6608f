"use client";

import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { Moment } from "@/components/admin/moment";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { requestKeyRotation, requestKeyWithdrawal } from "@/lib/requests/pass/pass-calls";
import type { PassKey } from "@/lib/requests/pass/schema";

function stateOf({ retired_at, withdrawn_at }: PassKey): "withdrawn" | "retired" | "signing" {
  if (withdrawn_at) return "withdrawn";
  return retired_at ? "retired" : "signing";
}

const variants = { signing: "soon", retired: "sand", withdrawn: "paper" } as const;

function KeyRow({ passKey, onWithdraw }: { passKey: PassKey; onWithdraw: () => void }) {
  const { id, created_at, withdrawn_at, withdrawn_by, signatures } = passKey;
  const state = stateOf(passKey);
  const name = adminText("tripPasses.key", { key: id });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-50 text-sea-800 max-sm:hidden">
        <KeyRound aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="font-mono">{name}</span>
          <Badge variant={variants[state]} className={state === "withdrawn" ? "border border-line" : ""}>
            {adminText(`tripPasses.${state}`)}
          </Badge>
        </p>
        <p className="text-ink-soft text-sm">
          {adminText("tripPasses.since")} <Moment time={created_at} /> ·{" "}
          {adminText("tripPasses.count", { count: signatures })}
        </p>
        {withdrawn_at && (
          <p className="text-ink-soft text-sm">
            {adminText("tripPasses.withdrawnBy", { username: withdrawn_by ?? "" })}{" "}
            <Moment time={withdrawn_at} />
          </p>
        )}
      </div>
      {!withdrawn_at && (
        <button
          type="button"
          onClick={onWithdraw}
          aria-label={`${adminText("tripPasses.withdraw")}: ${name}`}
          className={button({ variant: "outline", size: "small" })}
        >
          {adminText("tripPasses.withdraw")}
        </button>
      )}
    </li>
  );
}

/** The keys that sign passes. An admin can make a new one, and withdraw one whose passes nobody may trust any more. */
export function PassKeys({ keys }: { keys: PassKey[] }) {
  const { busy, run } = useAction();
  const [rotating, setRotating] = useState(false);
  const [withdrawing, setWithdrawing] = useState<PassKey | null>(null);
  const rotate = async () => {
    await run(requestKeyRotation, { success: adminText("tripPasses.rotated") });
    setRotating(false);
  };
  const withdraw = async ({ id }: PassKey) => {
    await run(() => requestKeyWithdrawal(id), { success: adminText("tripPasses.withdrawDone") });
    setWithdrawing(null);
  };
  return (
    <Panel title={adminText("tripPasses.keys")}>
      <p className="text-ink-soft text-sm">
        {adminText(keys.length > 0 ? "tripPasses.keysIntro" : "tripPasses.noKeys")}
      </p>
      {keys.length > 0 && (
        <>
          <ul className="grid divide-y divide-line">
            {keys.map((key) => (
              <KeyRow key={key.id} passKey={key} onWithdraw={() => setWithdrawing(key)} />
            ))}
          </ul>
          <button
            type="button"
            onClick={() => setRotating(true)}
            className={button({ variant: "secondary", size: "small", className: "justify-self-start" })}
          >
            <Plus aria-hidden="true" className="size-4.5" />
            {adminText("tripPasses.rotate")}
          </button>
        </>
      )}
      <ConfirmDialog
        open={rotating}
        onOpenChange={setRotating}
        title={adminText("tripPasses.rotateQuestion")}
        text={adminText("tripPasses.rotateText")}
        confirmLabel={adminText("tripPasses.rotate")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        onConfirm={() => void rotate()}
      />
      <ConfirmDialog
        open={withdrawing !== null}
        onOpenChange={(open) => !open && setWithdrawing(null)}
        title={adminText("tripPasses.withdrawQuestion")}
        text={
          withdrawing && (
            <>
              <span className="block font-semibold text-ink">
                {adminText("tripPasses.key", { key: withdrawing.id })} ·{" "}
                {adminText("tripPasses.count", { count: withdrawing.signatures })}
              </span>
              {adminText("tripPasses.withdrawText")}
            </>
          )
        }
        confirmLabel={adminText("tripPasses.withdraw")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone="danger"
        onConfirm={() => withdrawing && void withdraw(withdrawing)}
      />
    </Panel>
  );
}
