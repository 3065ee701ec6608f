import { ArrowLeft } from "lucide-react";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { HistoryLink } from "@/components/admin/history/history-header";
import { PageHeader } from "@/components/admin/page-header";
import { ReturnLink } from "@/components/admin/table/return-link";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import type { ClosedPeriod } from "@/lib/core/calendar/calendar";
import { draftOf, emptyDraft } from "@/lib/core/content/field-drafts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { byLanguage } from "@/lib/core/i18n/languages";
import type { ReasonedPeriod } from "@/lib/tours/closures/closure";
import { draftOfCopy } from "@/lib/tours/draft";
import { tourFields } from "@/lib/tours/fields";
import { type Kind, kindOf, kinds } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import { isVisible } from "@/lib/tours/publication";
import type { Tour } from "@/lib/tours/schema";
import { PublicLinks } from "../public-links";
import { TourForm } from "./tour-form";

interface FormHeaderProps {
  id?: number;
  kind: Kind;
  title: string;
  actions?: ReactNode;
}

export function FormHeader({ id, kind, title, actions }: FormHeaderProps) {
  return (
    <>
      <ReturnLink
        href={`/admin/${kind}`}
        className={button({ variant: "quiet", size: "small", className: "-ml-3 mb-1" })}
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {adminText("tourForm.back")}
      </ReturnLink>
      <PageHeader
        title={title}
        actions={
          <>
            {id && <HistoryLink entity="tour" id={id} />}
            {actions}
          </>
        }
      />
    </>
  );
}

/** A function instead of a promise: a promise that rejects before it is awaited would end the process. */
type TourReader = () => Promise<Tour | null>;

interface CopyTourFormProps {
  kind: Kind;
  read: TourReader;
  common: ClosedPeriod[];
}

/** The form of a new tour as a copy of another, or empty if that one does not exist. */
export async function CopyTourForm({ kind, read, common }: CopyTourFormProps) {
  const tour = await read();
  const { messages } = kinds[kind];
  return (
    <div className="grid gap-5">
      {tour ? (
        <Alert variant="success">{adminText(`tours.${messages}.form.copied`)}</Alert>
      ) : (
        <Alert variant="error" title={adminText("error.title")}>
          {adminText(`tours.${messages}.form.copyFailed`)}
        </Alert>
      )}
      <TourForm
        kind={kind}
        initial={tour ? draftOfCopy(tour) : emptyDraft(tourFields)}
        copyOf={tour ? tour.id : undefined}
        common={common}
      />
    </div>
  );
}

interface EditTourFormProps {
  kind: Kind;
  read: TourReader;
  /** The closed periods that the person may not change. */
  locked: ReasonedPeriod[];
}

export async function EditTourForm({ kind, read, locked }: EditTourFormProps) {
  const tour = await read();
  const { messages } = kinds[kind];
  if (!tour) {
    return (
      <>
        <FormHeader kind={kind} title={adminText("tourForm.edit")} />
        <Alert variant="error" title={adminText("error.title")}>
          {adminText(`tours.${messages}.form.notFound`)}
        </Alert>
      </>
    );
  }
  const own = kindOf(tour.tour_type);
  if (own !== kind) redirect(`/admin/${own}/edit/${tour.id}`);
  const stored = {
    id: tour.id,
    updatedAt: tour.updated_at.toISOString(),
  };
  const paths = byLanguage((language) => tourPath(language, kind, tour));
  const name = tour.name.id || tour.name.en;
  return (
    <>
      <FormHeader
        id={tour.id}
        kind={kind}
        title={adminText(`tours.${messages}.form.editTitle`, { name })}
        actions={isVisible(tour, new Date()) && <PublicLinks paths={paths} />}
      />
      <TourForm
        kind={kind}
        initial={draftOf(tourFields, tour)}
        stored={stored}
        common={tour.calendar.common_closed_periods}
        locked={locked}
      />
    </>
  );
}
