"use client";

import { useId, useState } from "react";
import { LoginField, OwnPasswordField } from "@/components/admin/login/login-fields";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectBox } from "@/components/ui/select-box";
import { requestToken } from "@/lib/core/api/account-calls";
import { scopes } from "@/lib/core/auth/permissions";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { SecretText } from "./secret-text";
import { useAction } from "./use-action";
import { useCheckedFields } from "./use-checked-fields";

/** Days until a token expires. 0 means never. */
const lifetimes = [90, 365, 0];

interface ChoiceProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

function Choice({ name, label, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <SelectBox
        id={id}
        name={name}
        edge="far"
        className="min-h-12 rounded-xl border border-sand-500 bg-white pl-4 text-base"
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

function TokenForm({ id, onMade }: { id: string; onMade: (token: string) => void }) {
  const { run } = useAction();
  const { errors, handleSubmit } = useCheckedFields({
    required: {
      name: adminText("account.tokenNameRequired"),
      password: adminText("login.passwordRequired"),
    },
    onComplete: (values, onRefused, data) => {
      const scope = data.get("scope") === "write" ? "write" : "read";
      const days = Number(data.get("days")) || null;
      void run(async () => onMade(await requestToken({ ...values, scope, days })), { onRefused });
    },
  });
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
      <LoginField
        id="name"
        label={adminText("account.tokenName")}
        hint={adminText("account.tokenNameHint")}
        autoComplete="off"
        maxLength={100}
        required
        error={errors.name}
      />
      <Choice
        name="scope"
        label={adminText("account.tokenScope")}
        options={scopes.map((value) => ({ value, label: adminText(`account.scopeLong.${value}`) }))}
      />
      <Choice
        name="days"
        label={adminText("account.tokenDays")}
        options={lifetimes.map((days) => ({
          value: String(days),
          label: days ? adminText("account.days", { days }) : adminText("account.untilRevoked"),
        }))}
      />
      <OwnPasswordField error={errors.password} />
    </form>
  );
}

export function TokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const [token, setToken] = useState<string | null>(null);
  const close = () => {
    onClose();
    setToken(null);
  };
  return (
    <Dialog
      open={open}
      // The token is shown only once, so no key may close the dialog by mistake.
      onOpenChange={(next) => !next && !token && close()}
      title={adminText(token ? "account.tokenMade" : "account.addToken")}
      insists
      closeLabel={token ? undefined : adminText("form.close")}
      footer={
        token ? (
          <button type="button" onClick={close} className={button({ variant: "secondary", size: "small" })}>
            {adminText("account.tokenKept")}
          </button>
        ) : (
          <>
            <button type="button" onClick={close} className={button({ variant: "outline", size: "small" })}>
              {adminText("form.cancel")}
            </button>
            <button type="submit" form={id} className={button({ variant: "secondary", size: "small" })}>
              {adminText("account.addToken")}
            </button>
          </>
        )
      }
    >
      {token ? (
        <div className="grid gap-4">
          <Alert variant="info">{adminText("account.tokenOnce")}</Alert>
          <SecretText label={adminText("account.token")} text={token} copyLabel={adminText("account.copy")} />
        </div>
      ) : (
        <TokenForm id={id} onMade={setToken} />
      )}
    </Dialog>
  );
}
