import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { adminText } from "@/lib/i18n/admin-messages";
import { choiceClass } from "./answer-panel";
import { AnswerChatLink, CopyAnswer, chatsOf } from "./chat-actions";
import { answerKinds, type DeskAnswer } from "./use-answer";
import type { Desk } from "./use-desk";

function PassButton({ pass }: { pass: DeskAnswer["pass"] }) {
  const isMade = pass.link !== "";
  return (
    <button
      type="button"
      onClick={pass.make}
      aria-disabled={isMade || pass.state === "making"}
      disabled={pass.state === "making"}
      aria-label={adminText(isMade ? "reply.passMade" : "reply.makePass")}
      className={button({
        variant: isMade ? "outline" : "secondary",
        className: "min-h-13 whitespace-nowrap px-3! sm:px-4!",
      })}
    >
      <Icon name={isMade ? "check" : "plus"} className="size-5" />
      {adminText(pass.state === "making" ? "reply.makingPass" : "reply.passShort")}
    </button>
  );
}

/** The four answers and the chat, always within reach of the thumb. */
export function AnswerBar({ desk, answer }: { desk: Desk; answer: DeskAnswer }) {
  const { language, contact } = desk.guest;
  const { kind, setKind, needsTour, missingTour, text, pass } = answer;
  const [chat] = chatsOf(language);
  return (
    <section
      aria-label={adminText("reply.answer")}
      className="low:static sticky bottom-0 z-30 -mx-4 grid gap-2 border-sand-500 border-t bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <div className="flex flex-wrap gap-1.5 *:grow">
        {answerKinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
            className={choiceClass(each === kind)}
          >
            {adminText(`reply.answers.${each}`)}
          </button>
        ))}
      </div>
      {needsTour ? (
        <p className="min-h-13 content-center font-medium">{adminText(`reply.${missingTour}`)}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {kind === "confirm" && <PassButton pass={pass} />}
          <AnswerChatLink channel={chat} contact={contact} text={text} isFirst className="grow" />
          <CopyAnswer text={text} />
        </div>
      )}
      {pass.state === "failed" && (
        <p role="alert" className="font-medium text-alert-600">
          {adminText("reply.passFailure")}
        </p>
      )}
      <p role="status" className="sr-only">
        {pass.link && adminText("reply.passMade")}
      </p>
    </section>
  );
}
