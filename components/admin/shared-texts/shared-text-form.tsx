"use client";

import { useWatch } from "react-hook-form";
import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { FormField } from "@/components/admin/entity/form-field";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { draftErrors, emptyDraft, type OpenedRecord, recordOf } from "@/lib/content/field-drafts";
import { inputPath } from "@/lib/content/field-paths";
import { draftText } from "@/lib/content/text-kinds";
import { readRecord, saveJsonRecord } from "@/lib/forms/record-requests";
import { adminText } from "@/lib/i18n/admin-messages";
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

const resolver = resolverOf(sharedTextErrors);

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
  preloadCyrillic();
  const id = text?.id ?? null;
  return (
    <EntityForm<SharedTextDraft>
      entity={sharedTextEntity}
      draftKey={id === null ? "shared-texts/new" : `shared-texts/${id}`}
      initial={text?.values ?? emptyDraft(sharedTextFields)}
      updatedAt={text?.updatedAt ?? null}
      save={(values, sending) =>
        saveJsonRecord("shared-texts", sharedTextFields, id, shownDraft(values), sending)
      }
      reload={id === null ? undefined : () => readRecord(`shared-texts/${id}`, sharedTextFields)}
      history={id === null ? undefined : { entity: "shared_text", key: id }}
      texts={{
        submit: adminText("sharedTexts.submit"),
        submitting: adminText("sharedTexts.submitting"),
        success: adminText(
          id === null
            ? "sharedTexts.created"
            : copies > 0
              ? "sharedTexts.updatedAlone"
              : "sharedTexts.updated",
        ),
        failure: adminText("sharedTexts.saveFailure"),
      }}
      resolver={resolver}
      listHref="/admin/shared-texts"
      // After a change staff see the copies that still have the old text.
      savedHref={copies > 0 ? `/admin/shared-texts/copies/${id}` : undefined}
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
