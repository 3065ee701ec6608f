import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { Spinner } from "@/components/ui/spinner";
import { codedName } from "@/lib/booking/message-lines";
import { weekdayText } from "@/lib/booking/written-day";
import { localize } from "@/lib/content/localized-text";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { type AnsweredTour, agreedTotal, isWithoutPeople } from "@/lib/requests/answers";
import type { DeskTour } from "@/lib/requests/desk-tour";
import type { KnownTour } from "@/lib/requests/known-tours";
import { namedPlaceLink } from "@/lib/tours/places/map-links";
import { Panel } from "../panel";
import { Fold } from "./fold";
import { PlainField, PlainTextField } from "./plain-field";
import { TourPeople } from "./tour-people";
import { TruthList } from "./truth-list";
import type { Desk, DeskTourState, DeskWordsByLanguage } from "./use-desk";

interface RequestedTourCardProps {
  number: number;
  state: DeskTourState;
  desk: Desk;
  tours: KnownTour[];
  words: DeskWordsByLanguage;
}

type ChangeTour = (part: Partial<DeskTourState>) => void;

const staffName = ({ name, code }: KnownTour) => codedName(localize(name, "id").text, code);

function TourAndDay({
  state,
  tours,
  onChange,
}: Pick<RequestedTourCardProps, "state" | "tours"> & { onChange: ChangeTour }) {
  const { id, day, requested } = state;
  const isOtherDay = requested.writtenDay !== "" && requested.day !== day;
  return (
    <>
      <PlainField
        label={adminText("reply.chooseTour")}
        hint={
          id === null && requested.named ? adminText("reply.chooseTourHint", { text: requested.named }) : null
        }
      >
        {(control) => (
          <SelectBox
            {...control}
            value={id ?? ""}
            onChange={({ target }) =>
              onChange({ id: Number(target.value) || null, counts: undefined, prices: {}, total: null })
            }
          >
            <option value="">{adminText("reply.chooseTour")}</option>
            {tours.map((tour) => (
              <option key={tour.id} value={tour.id}>
                {staffName(tour)}
              </option>
            ))}
          </SelectBox>
        )}
      </PlainField>
      <PlainTextField
        label={adminText("reply.day")}
        type="date"
        value={day ?? ""}
        hint={isOtherDay ? adminText("reply.dayWritten", { text: requested.writtenDay }) : null}
        onChange={(value) => onChange({ day: value || null, prices: {} })}
      />
    </>
  );
}

function peopleText({ tour, counts }: AnsweredTour): string {
  const chosen = tour.prices.filter(({ id }) => (counts[id] ?? 0) > 0);
  return chosen
    .map(({ id, service_type }) => `${counts[id]} × ${localize(service_type, "id").text}`)
    .join(", ");
}

function MeetingFields({ answered, onChange }: { answered: AnsweredTour; onChange: ChangeTour }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <PlainTextField
        label={adminText("reply.pickup")}
        placeholder={adminText("reply.pickupHint")}
        value={answered.pickup}
        onChange={(pickup) => onChange({ pickup })}
      />
      <PlainTextField
        label={adminText("reply.meeting")}
        value={answered.meeting}
        onChange={(meeting) => onChange({ meeting })}
      />
    </div>
  );
}

function TourFailure({ tour, onRetry }: { tour: "gone" | "failed"; onRetry: () => void }) {
  if (tour === "gone") return <Alert variant="error">{adminText("reply.tourGone")}</Alert>;
  return (
    <Alert variant="error">
      {adminText("reply.tourFailure")}
      <button type="button" onClick={onRetry} className="min-h-11 justify-self-start underline">
        {adminText("reply.retry")}
      </button>
    </Alert>
  );
}

interface LoadedTourProps extends RequestedTourCardProps {
  tour: DeskTour;
  answered: AnsweredTour;
  onChange: ChangeTour;
}

function LoadedTour({ tour, answered, state, desk, tours, words, onChange }: LoadedTourProps) {
  const people = peopleText(answered);
  return (
    <>
      <p className="-mt-3 font-semibold leading-snug">
        {[people, people && formatMoney(agreedTotal(answered), tour.currency, "id")]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <TruthList tour={tour} state={state} guest={desk.guest} words={words} />
      <MeetingFields answered={answered} onChange={onChange} />
      <Fold label={adminText("reply.editTour")} isOpen={state.day === null || isWithoutPeople(answered)}>
        <TourAndDay state={state} tours={tours} onChange={onChange} />
        <TourPeople answered={answered} onChange={onChange} />
        <PlainTextField
          label={adminText("reply.mapLink")}
          hint={adminText("reply.mapLinkHint")}
          inputMode="url"
          value={state.mapLink}
          onChange={(mapLink) => onChange({ mapLink: mapLink.trim() })}
        />
        {answered.meeting && !state.mapLink && (
          <button
            type="button"
            onClick={() => onChange({ mapLink: namedPlaceLink(answered.meeting) })}
            className={button({ variant: "outline", className: "justify-self-start" })}
          >
            <Icon name="map-pin" className="size-5" />
            {adminText("reply.searchMap")}
          </button>
        )}
      </Fold>
    </>
  );
}

export function RequestedTourCard(props: RequestedTourCardProps) {
  const { number, state, desk, tours } = props;
  const { key, id, day } = state;
  const onChange: ChangeTour = (part) => desk.changeTour(key, part);
  const known = tours.find((each) => each.id === id);
  const tour = id === null ? undefined : desk.loaded[id];
  const answered = desk.answeredTour(state);
  const content = () => {
    if (id === null) return <TourAndDay state={state} tours={tours} onChange={onChange} />;
    if (tour === "gone" || tour === "failed")
      return <TourFailure tour={tour} onRetry={() => desk.retry(id)} />;
    if (!answered || typeof tour !== "object") return <Spinner label={adminText("reply.tourLoading")} />;
    return <LoadedTour {...props} tour={tour} answered={answered} onChange={onChange} />;
  };
  return (
    <Panel
      title={known ? staffName(known) : adminText("reply.tour", { number })}
      actions={
        desk.states.length > 1 && (
          <button
            type="button"
            onClick={() => desk.removeTour(key)}
            className={button({ variant: "quiet", size: "small" })}
          >
            {adminText("reply.removeTour")}
          </button>
        )
      }
    >
      {day && (
        <p className="-mt-3 font-semibold text-coral-700 text-lg leading-snug">{`${weekdayText(day, "id")} ${day.slice(0, 4)}`}</p>
      )}
      {content()}
    </Panel>
  );
}
