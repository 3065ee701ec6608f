import { Alert } from "@/components/ui/alert";
import { SelectBox } from "@/components/ui/select-box";
import { isNationality, nationalityChoices, nationalityLabel } from "@/lib/booking/nationalities";
import { weekdayText } from "@/lib/core/calendar/day-texts";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isLanguage, languageNames, languages } from "@/lib/core/i18n/languages";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import type { GuestRequest } from "@/lib/requests/reading/guest-request";
import type { KnownTourName } from "@/lib/requests/reading/known-tours";
import { isWithoutPeople } from "@/lib/requests/reply/reply";
import { telephoneLink } from "@/lib/requests/reply/reply-link";
import { Panel } from "../../panel";
import { Fold, PlainField, PlainTextField } from "./plain-field";
import type { Desk } from "./use-desk";

interface ReadPartsProps extends Pick<GuestRequest, "readAs"> {
  tours: readonly KnownTourName[];
  words: GuestMessageWordsByLanguage;
}

/** Shows how each recognized part of a free message was read, so that staff see what the desk took for a day or a number. */
function ReadParts({ readAs, tours, words }: ReadPartsProps) {
  const readValue = (read: ReadPartsProps["readAs"][number]): string => {
    switch (read.part) {
      case "people":
        return adminText(`daySheet.people.${read.who}`, { count: read.count });
      case "day":
        return weekdayText(read.day, "id");
      case "area":
        return adminText("reply.readArea", { area: words.id.areas[read.area] ?? "" });
      case "tour": {
        const tour = tours.find(({ id }) => id === read.id);
        return tour ? staffText(tour.name) : "";
      }
      case "phone":
        return adminText("reply.phone");
      case "email":
        return adminText("reply.email");
    }
  };
  if (readAs.length === 0) return null;
  return (
    <section className="grid gap-1 rounded-lg bg-sea-50 p-3">
      <h3 className="font-medium">{adminText("reply.readAs")}</h3>
      <ul className="wrap-anywhere grid gap-0.5">
        {readAs.map((read) => (
          <li key={read.start} dir="auto" className="font-semibold leading-snug">
            {adminText("reply.readPart", { written: read.written, value: readValue(read) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names the parts of the request that the message does not have. */
function missingNames({ guest, states, replyTourOf }: Desk): string[] {
  const isAnywhere = (lacks: (state: Desk["states"][number]) => boolean) => states.some(lacks);
  const isEmpty = (state: Desk["states"][number]) => {
    const reply = replyTourOf(state);
    return reply !== null && isWithoutPeople(reply);
  };
  const parts = {
    reference: guest.reference === "",
    fullName: guest.fullName === "",
    hotel: guest.hotel === "",
    nationality: guest.nationality === "",
    tour: states.length === 0 || isAnywhere(({ id }) => id === null),
    day: isAnywhere(({ day }) => day === null),
    people: isAnywhere(isEmpty),
  } as const;
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) =>
    parts[part] ? [adminText(`reply.parts.${part}`)] : [],
  );
}

function GuestFields({ desk }: { desk: Desk }) {
  const { guest, changeGuest, request } = desk;
  return (
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
        label={adminText("reply.phone")}
        value={guest.phone}
        onChange={(phone) => changeGuest({ phone })}
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
  );
}

interface GuestCardProps {
  desk: Desk;
  tours: readonly KnownTourName[];
  words: GuestMessageWordsByLanguage;
}

/** The guest in a few lines; what the message does not have is named, and can be typed. */
export function GuestCard({ desk, tours, words }: GuestCardProps) {
  const { guest, request } = desk;
  const missing = missingNames(desk);
  const { fullName, reference, phone, hotel, nationality, notes, language } = guest;
  const nation = isNationality(nationality) ? nationalityLabel(nationality, "id") : "";
  const about = [hotel, nation, languageNames[language], reference].filter(Boolean);
  return (
    <Panel title={fullName || adminText("reply.guest")}>
      <p dir="auto" className="-mt-3 leading-snug">
        {about.join(" · ")}
      </p>
      {phone && (
        <p className="-mt-3 leading-snug">
          {adminText("reply.phone")}:{" "}
          <a href={telephoneLink(phone)} className="inline-flex min-h-11 items-center text-sea-700 underline">
            {phone}
          </a>
        </p>
      )}
      {notes && (
        <p dir="auto" className="max-h-60 overflow-y-auto whitespace-pre-wrap rounded-lg bg-sand-100 p-3">
          {notes}
        </p>
      )}
      {request && <ReadParts readAs={request.readAs} tours={tours} words={words} />}
      {missing.length > 0 && (
        <Alert variant="info">{adminText("reply.missing", { parts: missing.join(", ") })}</Alert>
      )}
      {request && request.ownWords.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-medium">{adminText("reply.ownWords")}</h3>
          <pre
            dir="auto"
            className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap rounded-lg bg-coral-50 p-3 font-sans text-coral-700"
          >
            {request.ownWords.join("\n")}
          </pre>
        </div>
      )}
      <Fold label={adminText("reply.editGuest")} isOpen={fullName === ""}>
        <GuestFields desk={desk} />
      </Fold>
    </Panel>
  );
}
