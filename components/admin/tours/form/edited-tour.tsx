import { redirect } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/by-language";
import { tourPath } from "@/lib/i18n/paths";
import { toDraft } from "@/lib/tours/draft";
import { type Kind, kindOf, kinds } from "@/lib/tours/kinds";
import type { Tour } from "@/lib/tours/schema";
import { FormHeader } from "./form-header";
import { PublicLinks } from "./public-links";
import { ShownTourForm } from "./shown-tour-form";

/** The form of a tour that is stored; what is wrong where there is none. */
export async function EditedTour({ kind, tour: found }: { kind: Kind; tour: Promise<Tour | null> }) {
  const tour = await found;
  const { messages } = kinds[kind];
  if (!tour) {
    return (
      <>
        <FormHeader kind={kind} title={adminText("tourForm.edit")} />
        <Alert look="error" title={adminText("error.title")}>
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
        kind={kind}
        title={adminText(`tours.${messages}.form.editTitle`, { name })}
        actions={<PublicLinks paths={paths} />}
      />
      <ShownTourForm kind={kind} initial={toDraft(tour)} stored={stored} />
    </>
  );
}
