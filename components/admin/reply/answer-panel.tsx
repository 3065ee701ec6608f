import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames } from "@/lib/i18n/languages";
import { declineReasons, missingParts } from "@/lib/requests/answers";
import { Panel } from "../panel";
import { AnswerTexts } from "./answer-texts";
import { AnswerChatLink, chatsOf } from "./chat-actions";
import { PlainTextField } from "./plain-field";
import type { DeskAnswer } from "./use-answer";
import type { Desk } from "./use-desk";

interface ChoicesProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  names: (choice: Choice) => string;
  chosen: readonly Choice[];
  onToggle: (choice: Choice) => void;
}

export const choiceClass = (isChosen: boolean) =>
  classNames(
    "min-h-12 rounded-lg border px-2 py-1.5 font-semibold text-base leading-tight transition-colors",
    isChosen
      ? "border-sea-800 bg-sea-800 text-white"
      : "border-sand-500 bg-white text-ink hover:border-sea-600",
  );

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

/** What belongs to the chosen answer, and its text before it is sent. */
export function AnswerPanel({ desk, answer }: { desk: Desk; answer: DeskAnswer }) {
  const { guest, changeGuest } = desk;
  const { kind, needsTour, text, ownText, pass } = answer;
  const [, otherChat] = chatsOf(guest.language);
  return (
    <Panel title={adminText(`reply.answers.${kind}`)}>
      {kind === "ask" && (
        <Choices
          label={adminText("reply.missingParts")}
          choices={missingParts}
          names={(part) => adminText(`reply.missingPart.${part}`)}
          chosen={answer.missing}
          onToggle={answer.toggleMissing}
        />
      )}
      {kind === "decline" && (
        <Choices
          label={adminText("reply.reason")}
          choices={declineReasons}
          names={(each) => adminText(`reply.reasons.${each}`)}
          chosen={[answer.reason]}
          onToggle={answer.setReason}
        />
      )}
      {answer.hasNoOpenDay && <p className="font-medium text-alert-600">{adminText("reply.noOpenDay")}</p>}
      <PlainTextField
        label={adminText("reply.note")}
        hint={adminText("reply.noteHint")}
        value={guest.note}
        rows={2}
        onChange={(note) => changeGuest({ note })}
      />
      {kind === "confirm" && !needsTour && (
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
      {!needsTour && (
        <>
          <AnswerTexts
            caption={adminText("reply.guestText", { language: languageNames[guest.language] })}
            language={guest.language}
            text={text}
            ownText={ownText}
          />
          <AnswerChatLink
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
