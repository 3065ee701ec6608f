"use client";

import { useWatch } from "react-hook-form";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { FormField } from "@/components/admin/entity/form-field";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { draftErrors, type OpenedRecord, recordOf } from "@/lib/core/content/field-drafts";
import { inputPath } from "@/lib/core/content/field-paths";
import { draftText } from "@/lib/core/content/text-kinds";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { sharedTextEntity } from "@/lib/tours/shared-texts/entity";
import {
  type SharedTextDraft,
  sharedTextFields,
  sharedTextKinds,
  sharedTextProblems,
} from "@/lib/tours/shared-texts/fields";

/** The question may have been typed before another kind than FAQ was chosen. */
function shownDraft(draft: SharedTextDraft): SharedTextDraft {
  return draft.kind === "faq" ? draft : { ...draft, question: draftText() };
}

function sharedTextErrors(typed: SharedTextDraft): Record<string, string> {
  const draft = shownDraft(typed);
  const errors = draftErrors(sharedTextFields, draft, {
    required: draft.kind === "faq" ? ["question.en"] : [],
  });
  const problems = sharedTextProblems(recordOf(sharedTextFields, draft));
  for (const [path, message] of Object.entries(problems)) {
    errors[path === "question" ? "question.en" : inputPath(sharedTextFields, path)] ??= message;
  }
  return errors;
}

function QuestionInput() {
  const kind: unknown = useWatch({ name: "kind" });
  if (kind !== "faq") return null;
  const { label, limit } = sharedTextFields.question;
  return <LocalizedField name="question" label={adminText(label)} required={["en"]} maxLength={limit} />;
}

/** Shows the kind of a stored text, which cannot be changed because its copies refer to the kind. */
function KindOf({ kind }: { kind: string }) {
  const known = sharedTextKinds.find((each) => each === kind);
  return (
    <p className="grid gap-1 text-sm">
      <span className="font-medium">{adminText("sharedTexts.kind")}</span>
      <span>{known && adminText(`sharedTexts.kinds.${known}`)}</span>
    </p>
  );
}

interface SharedTextFormProps {
  text: OpenedRecord<SharedTextDraft> | null;
  /** The number of copies in tours, which a save leaves as they are. */
  copies: number;
}

export function SharedTextForm({ text, copies }: SharedTextFormProps) {
  return (
    <EntityRecordForm
      entity={sharedTextEntity}
      record={text}
      errorsOf={sharedTextErrors}
      valuesOf={shownDraft}
      success={copies > 0 ? adminText("sharedTexts.updatedAlone") : undefined}
      // After a change staff see the copies that still have the old text.
      savedHref={text && copies > 0 ? `/admin/shared-texts/copies/${text.id}` : undefined}
      inputs={{
        kind: text ? (
          <KindOf key="kind" kind={text.values.kind} />
        ) : (
          <FormField key="kind" name="kind" className="max-w-md" />
        ),
        question: <QuestionInput key="question" />,
      }}
    />
  );
}
