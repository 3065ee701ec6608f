"use client";

import { PeriodInput } from "@/components/admin/calendar/period-input";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { TextField } from "@/components/admin/form/text-field";
import { draftErrors, type OpenedRecord } from "@/lib/core/content/field-drafts";
import { inputPath } from "@/lib/core/content/field-paths";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { placeEntity } from "@/lib/tours/places/entity";
import { type PlaceDraft, placeFields } from "@/lib/tours/places/fields";
import { PointInput } from "./point-input";

function placeErrors(draft: PlaceDraft): Record<string, string> {
  const errors = draftErrors(placeFields, draft);
  if (errors.lat ?? errors.lon ?? (draft.lat.trim() !== "" && draft.lon.trim() === "")) {
    errors.lat = adminText("places.coordinatesProblem");
  }
  const closures = placeFields.closures.input.safeParse(placeFields.closures.fromDraft(draft.closures));
  for (const issue of closures.error?.issues ?? []) {
    errors[inputPath(placeFields, ["closures", ...issue.path].join("."))] ??= issue.message;
  }
  return errors;
}

const areaOptions = "place-areas";

const closureInputs = (name: string) => (
  <>
    <PeriodInput name={name} />
    <FormField name={`${name}.text`} />
  </>
);

const inputs = {
  aliases: (
    <TextField
      key="aliases"
      name="aliases"
      label={adminText("places.aliases")}
      hint={adminText("places.aliasesHint")}
      multiline
      rows={2}
    />
  ),
  area: <FormField key="area" name="area" list={areaOptions} />,
  lat: <PointInput key="point" />,
  lon: <span key="lon" hidden />,
  closures: (
    <ListField key="closures" name="closures">
      {closureInputs}
    </ListField>
  ),
};

interface PlaceFormProps {
  place: (OpenedRecord<PlaceDraft> & { code: string }) | null;
  areas: string[];
}

export function PlaceForm({ place, areas }: PlaceFormProps) {
  return (
    <>
      <datalist id={areaOptions}>
        {areas.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
      <EntityRecordForm
        entity={placeEntity}
        record={place}
        recordKey={place?.code}
        errorsOf={placeErrors}
        inputs={inputs}
      />
    </>
  );
}
