import { Alert } from "@/components/ui/alert";
import { SelectBox } from "@/components/ui/select-box";
import { nationalityChoices } from "@/lib/booking/nationalities";
import { adminText } from "@/lib/i18n/admin-messages";
import { isLanguage, languageNames, languages } from "@/lib/i18n/languages";
import { Panel } from "../panel";
import { PlainField, PlainTextField } from "./plain-field";
import type { Desk } from "./use-desk";

/** Names the parts of the request that the message does not have. */
function missingNames({ guest, states, answeredTour }: Desk): string[] {
  const isAnywhere = (lacks: (state: Desk["states"][number]) => boolean) => states.some(lacks);
  const isWithoutPeople = (state: Desk["states"][number]) => {
    const answered = answeredTour(state);
    return answered !== null && !Object.values(answered.counts).some((count) => count > 0);
  };
  const parts = {
    reference: guest.reference === "",
    fullName: guest.fullName === "",
    hotel: guest.hotel === "",
    nationality: guest.nationality === "",
    tour: states.length === 0 || isAnywhere(({ id }) => id === null),
    day: isAnywhere(({ day }) => day === null),
    people: isAnywhere(isWithoutPeople),
  } as const;
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) =>
    parts[part] ? [adminText(`reply.parts.${part}`)] : [],
  );
}

export function GuestFields({ desk }: { desk: Desk }) {
  const { guest, changeGuest, request } = desk;
  const missing = missingNames(desk);
  return (
    <Panel title={adminText("reply.guest")}>
      {missing.length > 0 && (
        <Alert variant="info">{adminText("reply.missing", { parts: missing.join(", ") })}</Alert>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <PlainTextField
          label={adminText("reply.fullName")}
          value={guest.fullName}
          onChange={(fullName) => changeGuest({ fullName })}
        />
        <PlainTextField
          label={adminText("reply.reference")}
          value={guest.reference}
          onChange={(reference) => changeGuest({ reference })}
        />
        <PlainTextField
          label={adminText("reply.hotel")}
          value={guest.hotel}
          onChange={(hotel) => changeGuest({ hotel })}
        />
        <PlainField
          label={adminText("reply.nationality")}
          hint={guest.nationality === "" ? request?.writtenNationality : undefined}
        >
          {(control) => (
            <SelectBox
              {...control}
              value={guest.nationality}
              onChange={({ target }) => changeGuest({ nationality: target.value })}
            >
              <option value="">{adminText("reply.nationalityUnknown")}</option>
              {nationalityChoices("id").map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </SelectBox>
          )}
        </PlainField>
        <PlainTextField
          label={adminText("reply.notes")}
          value={guest.notes}
          rows={2}
          className="sm:col-span-2"
          onChange={(notes) => changeGuest({ notes })}
        />
        <PlainField label={adminText("reply.language")}>
          {(control) => (
            <SelectBox
              {...control}
              value={guest.language}
              onChange={({ target }) => isLanguage(target.value) && changeGuest({ language: target.value })}
            >
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </SelectBox>
          )}
        </PlainField>
        <PlainTextField
          label={adminText("reply.contact")}
          hint={adminText("reply.contactHint")}
          value={guest.contact}
          onChange={(contact) => changeGuest({ contact })}
        />
      </div>
      {request && request.unread.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-medium text-sm">{adminText("reply.unread")}</h3>
          <p className="text-ink-soft text-xs">{adminText("reply.unreadHint")}</p>
          <pre
            dir="auto"
            className="max-h-60 overflow-y-auto whitespace-pre-wrap rounded-lg bg-coral-50 p-3 font-sans text-coral-700 text-sm"
          >
            {request.unread.join("\n")}
          </pre>
        </div>
      )}
    </Panel>
  );
}
