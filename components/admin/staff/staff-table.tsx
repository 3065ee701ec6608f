"use client";

import { useId, useState } from "react";
import { OwnPasswordForm } from "@/components/admin/account/own-password-form";
import { useAction } from "@/components/admin/account/use-action";
import { Moment } from "@/components/admin/moment";
import { DataCell, DataTable } from "@/components/admin/table/data-table";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { requestAccountUpdate } from "@/lib/core/api/account-calls";
import { givesRights } from "@/lib/core/auth/permissions";
import type { AccountView } from "@/lib/core/auth/responses";
import { adminText } from "@/lib/core/i18n/admin-messages";

type Change = "makeAdmin" | "makeEditor" | "deactivate" | "activate";

const changes: Record<Change, Parameters<typeof requestAccountUpdate>[1]> = {
  makeAdmin: { role: "admin" },
  makeEditor: { role: "editor" },
  deactivate: { active: false },
  activate: { active: true },
};

function changesOf({ role, active }: AccountView): Change[] {
  if (!active) return ["activate"];
  return [role === "admin" ? "makeEditor" : "makeAdmin", "deactivate"];
}

interface PendingChange {
  account: AccountView;
  change: Change;
}

const questionOf = ({ change }: PendingChange) => adminText(`staff.${change}Question`);
const doneOf = ({ account, change }: PendingChange) =>
  adminText(`staff.${change}Done`, { username: account.username });

function ChangeText({ account, change }: PendingChange) {
  return (
    <>
      <bdi className="block font-semibold text-ink">{account.username}</bdi>
      {adminText(`staff.${change}Text`)}
    </>
  );
}

/** Asks for the own password before a change that gives an account rights. */
function RightsDialog({ pending, onClose }: { pending: PendingChange | null; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog
      open={pending !== null}
      onOpenChange={(open) => !open && onClose()}
      title={pending ? questionOf(pending) : ""}
      text={pending && <ChangeText {...pending} />}
      insists
      closeLabel={adminText("form.close")}
      footer={
        <>
          <button type="button" onClick={onClose} className={button({ variant: "outline", size: "small" })}>
            {adminText("form.cancel")}
          </button>
          <button type="submit" form={id} className={button({ variant: "secondary", size: "small" })}>
            {pending ? adminText(`staff.${pending.change}`) : ""}
          </button>
        </>
      }
    >
      {pending && (
        <OwnPasswordForm
          id={id}
          task={(password) =>
            requestAccountUpdate(pending.account.id, { ...changes[pending.change], password })
          }
          success={doneOf(pending)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

interface StaffRowProps {
  account: AccountView;
  own: boolean;
  onAsk: (change: Change) => void;
}

function StaffRow({ account, own, onAsk }: StaffRowProps) {
  const { username, role, active, two_step, last_seen_at } = account;
  return (
    <tr className="transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1 max-md:p-4">
      <DataCell>
        <span className="flex flex-wrap items-center gap-2">
          <bdi
            className={
              active ? "wrap-anywhere font-semibold text-base md:text-sm" : "wrap-anywhere text-ink-soft"
            }
          >
            {username}
          </bdi>
          {own && <Badge>{adminText("staff.you")}</Badge>}
        </span>
      </DataCell>
      <DataCell label={adminText("staff.role")}>
        <span className="flex flex-wrap gap-2">
          <Badge variant={role === "admin" ? "soon" : "sand"}>{adminText(`staff.roles.${role}`)}</Badge>
          {!active && (
            <Badge variant="paper" className="border border-line shadow-none">
              {adminText("staff.inactive")}
            </Badge>
          )}
        </span>
      </DataCell>
      <DataCell>
        <span className="text-ink-soft">
          <span className="md:sr-only">{adminText("staff.twoStep")}: </span>
          <span className={two_step ? "font-medium text-leaf-600" : undefined}>
            {adminText(two_step ? "staff.twoStepOn" : "staff.twoStepOff")}
          </span>
        </span>
      </DataCell>
      <DataCell>
        <span className="text-ink-soft">
          <span className="md:sr-only">{adminText("staff.lastSeen")}: </span>
          {last_seen_at ? <Moment time={last_seen_at} /> : adminText("staff.neverSeen")}
        </span>
      </DataCell>
      <DataCell slot="actions">
        {!own && (
          <span className="inline-flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
            {changesOf(account).map((change) => (
              <button
                key={change}
                type="button"
                aria-label={`${adminText(`staff.${change}`)}: ${username}`}
                onClick={() => onAsk(change)}
                className={button({ variant: "outline", size: "small" })}
              >
                {adminText(`staff.${change}`)}
              </button>
            ))}
          </span>
        )}
      </DataCell>
    </tr>
  );
}

const columns = ["username", "role", "twoStep", "lastSeen", "actions"] as const;

/** Lists all accounts. Each change ends the sessions of the account, so it asks first (R-28.4). */
export function StaffTable({ accounts, ownId }: { accounts: AccountView[]; ownId: number }) {
  const { busy, run } = useAction();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const asksPassword = pending !== null && givesRights(changes[pending.change]);
  const carryOut = async (asked: PendingChange) => {
    const { account, change } = asked;
    await run(() => requestAccountUpdate(account.id, changes[change]), { success: doneOf(asked) });
    setPending(null);
  };
  return (
    <>
      <DataTable
        label={adminText("staff.title")}
        columns={columns.map((column) => adminText(`staff.${column}`))}
      >
        {accounts.map((account) => (
          <StaffRow
            key={account.id}
            account={account}
            own={account.id === ownId}
            onAsk={(change) => setPending({ account, change })}
          />
        ))}
      </DataTable>
      <RightsDialog pending={asksPassword ? pending : null} onClose={() => setPending(null)} />
      <ConfirmDialog
        open={pending !== null && !asksPassword}
        onOpenChange={(open) => !open && setPending(null)}
        title={pending ? questionOf(pending) : ""}
        text={pending && <ChangeText {...pending} />}
        confirmLabel={pending ? adminText(`staff.${pending.change}`) : ""}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone={pending?.change === "deactivate" ? "danger" : "normal"}
        onConfirm={() => pending && void carryOut(pending)}
      />
    </>
  );
}
