import { Alert } from "@/components/ui/alert";
import { adminText } from "@/lib/i18n/admin-messages";
import { copyDraft } from "@/lib/tours/draft";
import { emptyDraft } from "@/lib/tours/draft-parts";
import { type Kind, kinds } from "@/lib/tours/kinds";
import type { Tour } from "@/lib/tours/schema";
import { ShownTourForm } from "./shown-tour-form";

/** The form of a new tour with another's content; an empty one where that is not there. */
export async function CopiedTour({ kind, source }: { kind: Kind; source: Promise<Tour | null> }) {
  const tour = await source;
  const { messages } = kinds[kind];
  return (
    <div className="grid gap-5">
      {tour ? (
        <Alert look="success">{adminText(`tours.${messages}.form.copied`)}</Alert>
      ) : (
        <Alert look="error" title={adminText("error.title")}>
          {adminText(`tours.${messages}.form.copyFailed`)}
        </Alert>
      )}
      <ShownTourForm
        kind={kind}
        initial={tour ? copyDraft(tour) : emptyDraft()}
        copyOf={tour ? tour.id : undefined}
      />
    </div>
  );
}
