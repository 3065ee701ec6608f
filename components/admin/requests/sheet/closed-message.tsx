import { useState } from "react";
import { SelectBox } from "@/components/ui/select-box";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isLanguage, type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import type { SheetGuest } from "@/lib/requests/sheet/read-sheet";
import { CopyReply, chatsOf, ReplyChatLink } from "../reply/chat-actions";
import { Fold, PlainField } from "../reply/plain-field";
import { ReplyTexts } from "../reply/reply-texts";

interface ClosedMessageProps {
  guest: SheetGuest;
  textIn: (language: Language) => string;
}

/** Shows the message for a guest of a closed tour in the guest's language, with the links to the chat. */
export function ClosedMessage({ guest, textIn }: ClosedMessageProps) {
  const [language, setLanguage] = useState(guest.language);
  const text = textIn(language);
  const [chat, otherChat] = chatsOf(language);
  return (
    <div className="basis-full pt-1 print:hidden">
      <Fold label={adminText("daySheet.closedMessage")}>
        <ReplyTexts
          caption={adminText("reply.guestText", { language: languageNames[language] })}
          language={language}
          text={text}
          ownText={textIn("id")}
        />
        <div className="flex flex-wrap gap-2">
          <ReplyChatLink channel={chat} contact={guest.phone} text={text} isFirst className="grow" />
          <ReplyChatLink channel={otherChat} contact={guest.phone} text={text} className="grow" />
          <CopyReply text={text} />
        </div>
        <PlainField label={adminText("reply.language")} className="sm:w-72">
          {(control) => (
            <SelectBox
              {...control}
              value={language}
              onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
            >
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageNames[each]}
                </option>
              ))}
            </SelectBox>
          )}
        </PlainField>
      </Fold>
    </div>
  );
}
