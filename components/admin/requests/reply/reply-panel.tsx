import { TellDay } from "@/components/admin/tour-days/tell-day";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languageNames } from "@/lib/core/i18n/languages";
import type { DeskTour } from "@/lib/requests/reply/desk-tour";
import { declineReasons, missingParts } from "@/lib/requests/reply/reply";
import { Panel } from "../../panel";
import { chatsOf, ReplyChatLink } from "./chat-actions";
import { choiceClass } from "./choice-class";
import { PlainTextField } from "./plain-field";
import { ProposedDays } from "./proposed-days";
import { ReplyTexts } from "./reply-texts";
import type { Desk } from "./use-desk";
import type { DeskReply } from "./use-reply";

/** Tells after a confirmation how many places the day of a tour has left. The desk knows who told it only after a press. */
function DeskPlaces({ tour, day }: { tour: DeskTour; day: string }) {
  const places = tour.days.get(day)?.places ?? null;
  const told = places && { tour_id: tour.id, day, told_by: null, ...places };
  return <TellDay tourId={tour.id} day={day} told={told} />;
}

interface ChoicesProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  names: (choice: Choice) => string;
  chosen: readonly Choice[];
  onToggle: (choice: Choice) => void;
}

function Choices<Choice extends string>({ label, choices, names, chosen, onToggle }: ChoicesProps<Choice>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-base">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen.includes(choice)}
            onClick={() => onToggle(choice)}
            className={choiceClass(chosen.includes(choice))}
          >
            {names(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What belongs to the chosen reply, and its text before it is sent. */
export function ReplyPanel({ desk, reply }: { desk: Desk; reply: DeskReply }) {
  const { guest, changeGuest } = desk;
  const { kind, notReady, text, ownText, pass } = reply;
  const [, otherChat] = chatsOf(guest.language);
  return (
    <Panel title={adminText(`reply.answers.${kind}`)}>
      {kind === "ask" && (
        <Choices
          label={adminText("reply.missingParts")}
          choices={missingParts}
          names={(part) => adminText(`reply.missingPart.${part}`)}
          chosen={reply.missing}
          onToggle={reply.toggleMissing}
        />
      )}
      {kind === "decline" && (
        <Choices
          label={adminText("reply.reason")}
          choices={declineReasons}
          names={(each) => adminText(`reply.reasons.${each}`)}
          chosen={[reply.reason]}
          onToggle={reply.setReason}
        />
      )}
      {kind === "otherDay" &&
        reply.proposals.map((proposal) => (
          <ProposedDays
            key={proposal.key}
            proposal={proposal}
            onToggle={(day) => reply.toggleDay(proposal, day)}
          />
        ))}
      <PlainTextField
        label={adminText("reply.note")}
        hint={adminText("reply.noteHint")}
        value={guest.note}
        rows={2}
        onChange={(note) => changeGuest({ note })}
      />
      {kind === "confirm" && !notReady && (
        <p className="rounded-lg bg-sea-50 p-3 font-medium text-sea-900">
          {pass.link ? (
            <>
              {adminText("reply.passMade")}{" "}
              <a
                href={pass.link}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center underline"
              >
                {adminText("reply.openPass")}
              </a>
            </>
          ) : (
            adminText(pass.isChanged ? "reply.passChanged" : "reply.passHint")
          )}
        </p>
      )}
      {kind === "confirm" &&
        !notReady &&
        desk.reply.tours.map(
          ({ tour, day }) => day && <DeskPlaces key={`${tour.id} ${day}`} tour={tour} day={day} />,
        )}
      {!notReady && (
        <>
          <ReplyTexts
            caption={adminText("reply.guestText", { language: languageNames[guest.language] })}
            language={guest.language}
            text={text}
            ownText={ownText}
          />
          <ReplyChatLink
            channel={otherChat}
            contact={guest.contact}
            text={text}
            className="justify-self-start"
          />
        </>
      )}
    </Panel>
  );
}
