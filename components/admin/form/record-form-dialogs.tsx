"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Difference } from "@/lib/forms/differences";
import type { Choices } from "@/lib/forms/merge-versions";
import { adminText } from "@/lib/i18n/admin-messages";
import { ConflictDialog } from "./conflict-dialog";
import { SignInDialog } from "./sign-in-dialog";

interface Question<Asked, Answer> {
  question: Asked | null;
  answer: (given: Answer) => void;
}

interface RecordFormDialogsProps {
  record: {
    guard: { asking: boolean; stay: () => void; leave: () => void };
    saving: { signIn: Question<true, boolean>; conflict: Question<Difference[], Choices | null> };
    signedIn: () => void;
    goToLogin: () => void;
  };
  fieldLabel: (path: string) => string;
  textOf?: (path: string, stored: string) => string;
}

/** What a form may have to ask. */
export function RecordFormDialogs({ record, fieldLabel, textOf }: RecordFormDialogsProps) {
  const { guard, saving, goToLogin } = record;
  return (
    <>
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title={adminText("form.leaveTitle")}
        text={adminText("form.leaveText")}
        confirmLabel={adminText("form.leaveConfirm")}
        cancelLabel={adminText("form.leaveStay")}
        onConfirm={guard.leave}
      />
      <SignInDialog
        open={saving.signIn.question !== null}
        onSignedIn={record.signedIn}
        onClose={() => saving.signIn.answer(false)}
        onLeave={goToLogin}
      />
      <ConflictDialog
        found={saving.conflict.question}
        fieldLabel={fieldLabel}
        textOf={textOf}
        onAnswer={saving.conflict.answer}
      />
    </>
  );
}
