"use client";

import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { Moment } from "@/components/admin/moment";
import { Panel } from "@/components/admin/panel";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { requestOldTokensEnd, requestTokenDeletion } from "@/lib/core/api/account-calls";
import type { TokenView } from "@/lib/core/auth/responses";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { TokenDialog } from "./token-dialog";
import { useAction } from "./use-action";

function TokenRow({ token, onRevoke }: { token: TokenView; onRevoke: () => void }) {
  const { name, scope, last_used_at, expires_at, before_password } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-50 text-sea-800">
        <KeyRound aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          <Badge variant={scope === "write" ? "soon" : "sand"}>{adminText(`account.scope.${scope}`)}</Badge>
          {before_password && (
            <Badge variant="paper" className="border border-line shadow-none">
              {adminText("account.tokenOld")}
            </Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {last_used_at ? (
            <>
              {adminText("account.tokenUsed")} <Moment time={last_used_at} />
            </>
          ) : (
            adminText("account.tokenUnused")
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {expires_at ? (
            <>
              {adminText("account.tokenUntil")} <Moment time={expires_at} />
            </>
          ) : (
            adminText("account.tokenEndless")
          )}
        </p>
      </div>
      <button
        type="button"
        onClick={onRevoke}
        aria-label={`${adminText("account.revoke")}: ${name}`}
        className={button({ variant: "outline", size: "small", className: "max-sm:ml-15" })}
      >
        {adminText("account.revoke")}
      </button>
    </li>
  );
}

/** Names the tokens that were made with an earlier password, and ends all of them at once. */
function OldTokens({ tokens }: { tokens: TokenView[] }) {
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const end = async () => {
    await run(requestOldTokensEnd, { success: adminText("account.oldTokensEnded") });
    setAsking(false);
  };
  const names = tokens.map(({ name }) => name).join(", ");
  return (
    <Alert variant="info" title={adminText("account.oldTokens", { count: tokens.length })}>
      <bdi className="wrap-anywhere">{names}</bdi>
      <p>{adminText("account.oldTokensText")}</p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={button({ variant: "outline", size: "small", className: "mt-2 justify-self-start" })}
      >
        {adminText("account.endOldTokens")}
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={adminText("account.endOldTokensQuestion")}
        text={
          <>
            <bdi className="block font-semibold text-ink">{names}</bdi>
            {adminText("account.revokeText")}
          </>
        }
        confirmLabel={adminText("account.endOldTokens")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone="danger"
        onConfirm={() => void end()}
      />
    </Alert>
  );
}

export function TokensPanel({ tokens }: { tokens: TokenView[] }) {
  const { busy, run } = useAction();
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<TokenView | null>(null);
  const old = tokens.filter(({ before_password }) => before_password);
  const revoke = async ({ id }: TokenView) => {
    await run(() => requestTokenDeletion(id), { success: adminText("account.revoked") });
    setRevoking(null);
  };
  return (
    <Panel title={adminText("account.tokens")}>
      <p className="text-ink-soft text-sm">{adminText("account.tokensIntro")}</p>
      {old.length > 0 && <OldTokens tokens={old} />}
      {tokens.length > 0 && (
        <ul className="grid divide-y divide-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      <button
        type="button"
        onClick={() => setAdding(true)}
        className={button({ variant: "secondary", size: "small", className: "justify-self-start" })}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {adminText("account.addToken")}
      </button>
      <TokenDialog open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={adminText("account.revokeQuestion")}
        text={
          <>
            <bdi className="block font-semibold text-ink">{revoking?.name}</bdi>
            {adminText("account.revokeText")}
          </>
        }
        confirmLabel={adminText("account.revoke")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone="danger"
        onConfirm={() => revoking && void revoke(revoking)}
      />
    </Panel>
  );
}
