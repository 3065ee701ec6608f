"use client";

import { UserPlus } from "lucide-react";
import { useId, useState } from "react";
import { SecretText } from "@/components/admin/account/secret-text";
import { useAction } from "@/components/admin/account/use-action";
import { useCheckedFields } from "@/components/admin/account/use-checked-fields";
import { OwnPasswordField } from "@/components/admin/login/login-fields";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { requestInvitation } from "@/lib/core/api/account-calls";
import { roles } from "@/lib/core/auth/permissions";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface InvitationFormProps {
  id: string;
  run: ReturnType<typeof useAction>["run"];
  onMade: (url: string) => void;
}

function InvitationForm({ id, run, onMade }: InvitationFormProps) {
  const { errors, handleSubmit } = useCheckedFields({
    required: { password: adminText("login.passwordRequired") },
    onComplete: ({ password }, onRefused, data) => {
      const role = data.get("role") === "admin" ? "admin" : "editor";
      void run(async () => onMade((await requestInvitation({ role, password })).url), { onRefused });
    },
  });
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-sm">{adminText("staff.role")}</legend>
        {roles.toReversed().map((role) => (
          <label
            key={role}
            className="flex cursor-pointer gap-3 rounded-xl border border-line p-4 has-checked:border-sea-700 has-checked:bg-sea-50"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === "editor"}
              className="mt-0.5 size-5 shrink-0 accent-sea-800"
            />
            <span className="grid gap-0.5">
              <span className="font-semibold">{adminText(`staff.roles.${role}`)}</span>
              <span className="text-ink-soft text-sm">{adminText(`staff.roleTexts.${role}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <OwnPasswordField error={errors.password} />
    </form>
  );
}

/** Creates an invitation for a role. Its link is shown once, to be sent by chat. */
export function InviteButton() {
  const id = useId();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setUrl(null);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={button({ size: "small" })}>
        <UserPlus aria-hidden="true" className="size-4.5" />
        {adminText("staff.invite")}
      </button>
      <Dialog
        open={open}
        // The link is shown only once, so no key may close the dialog by mistake.
        onOpenChange={(next) => !next && !url && close()}
        title={adminText(url ? "staff.invitationMade" : "staff.inviteTitle")}
        text={url ? undefined : adminText("staff.inviteText")}
        insists
        closeLabel={url ? undefined : adminText("form.close")}
        footer={
          url ? (
            <button type="button" onClick={close} className={button({ variant: "secondary", size: "small" })}>
              {adminText("staff.invitationSent")}
            </button>
          ) : (
            <>
              <button type="button" onClick={close} className={button({ variant: "outline", size: "small" })}>
                {adminText("form.cancel")}
              </button>
              <button
                type="submit"
                form={id}
                aria-disabled={busy}
                className={button({
                  variant: "secondary",
                  size: "small",
                  className: "aria-disabled:opacity-60",
                })}
              >
                {adminText("staff.makeLink")}
              </button>
            </>
          )
        }
      >
        {url ? (
          <div className="grid gap-4">
            <Alert variant="info">{adminText("staff.invitationOnce")}</Alert>
            <SecretText label={adminText("staff.link")} text={url} copyLabel={adminText("account.copy")} />
          </div>
        ) : (
          <InvitationForm id={id} run={run} onMade={setUrl} />
        )}
      </Dialog>
    </>
  );
}
