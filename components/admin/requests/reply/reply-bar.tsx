import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { CopyReply, chatsOf, ReplyChatLink } from "./chat-actions";
import type { Desk } from "./use-desk";
import { type DeskReply, replyKinds } from "./use-reply";

/** The look of a large button that is chosen or not. */
export const choiceClass = (isChosen: boolean) =>
  classNames(
    "min-h-12 rounded-lg border px-2 py-1.5 font-semibold text-base leading-tight transition-colors",
    isChosen
      ? "border-sea-800 bg-sea-800 text-white"
      : "border-sand-500 bg-white text-ink hover:border-sea-600",
  );

function PassButton({ pass }: { pass: DeskReply["pass"] }) {
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

/** The four replies and the chat, always within reach of the thumb. */
export function ReplyBar({ desk, reply }: { desk: Desk; reply: DeskReply }) {
  const { language, contact } = desk.guest;
  const { kind, setKind, notReady, text, pass } = reply;
  const [chat] = chatsOf(language);
  return (
    <section
      aria-label={adminText("reply.answer")}
      className="low:static sticky bottom-0 z-30 -mx-4 grid gap-2 border-sand-500 border-t bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <div className="flex flex-wrap gap-1.5 *:grow">
        {replyKinds.map((each) => (
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
      {notReady ? (
        <p className="min-h-13 content-center font-medium">{adminText(`reply.${notReady}`)}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {kind === "confirm" && <PassButton pass={pass} />}
          <ReplyChatLink channel={chat} contact={contact} text={text} isFirst className="grow" />
          <CopyReply text={text} />
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
