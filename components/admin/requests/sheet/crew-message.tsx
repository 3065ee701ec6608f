import { useState } from "react";
import { SelectBox } from "@/components/ui/select-box";
import { codedName } from "@/lib/booking/message-lines";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type CrewLanguage, crewLanguages, languageNames } from "@/lib/core/i18n/languages";
import type { GuestMessageWords } from "@/lib/requests/reading/guest-message-words";
import { crewMessage } from "@/lib/requests/sheet/crew-message";
import type { BoardingGroup } from "@/lib/requests/sheet/sheet";
import { Panel } from "../../panel";
import { CopyReply, ReplyChatLink } from "../reply/chat-actions";
import { PlainField } from "../reply/plain-field";
import { ReplyTexts } from "../reply/reply-texts";

interface CrewMessageProps {
  tours: BoardingGroup[];
  day: string;
  words: Record<CrewLanguage, GuestMessageWords>;
  nameOf: (tour: BoardingGroup, language: CrewLanguage) => string;
}

/** One message for driver and guide, in Indonesian or English, of one boat or of the whole day. */
export function CrewMessage({ tours, day, words, nameOf }: CrewMessageProps) {
  const [language, setLanguage] = useState<CrewLanguage>("id");
  const [picked, setPicked] = useState("");
  const own = tours.filter(({ key }) => key === picked);
  const text = crewMessage(own.length > 0 ? own : tours, day, language, words[language], (tour) =>
    nameOf(tour, language),
  );
  return (
    <div className="print:hidden">
      <Panel title={adminText("daySheet.crew")}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {tours.length > 1 && (
            <PlainField label={adminText("daySheet.crewTour")}>
              {(control) => (
                <SelectBox
                  {...control}
                  value={own.length > 0 ? picked : ""}
                  onChange={({ target }) => setPicked(target.value)}
                >
                  <option value="">{adminText("daySheet.crewAll")}</option>
                  {tours.map(({ key, name, code }) => (
                    <option key={key} value={key}>
                      {codedName(name, code || null)}
                    </option>
                  ))}
                </SelectBox>
              )}
            </PlainField>
          )}
          <PlainField label={adminText("daySheet.crewLanguage")}>
            {(control) => (
              <SelectBox
                {...control}
                value={language}
                onChange={({ target }) =>
                  setLanguage(crewLanguages.find((each) => each === target.value) ?? "id")
                }
              >
                {crewLanguages.map((each) => (
                  <option key={each} value={each}>
                    {languageNames[each]}
                  </option>
                ))}
              </SelectBox>
            )}
          </PlainField>
        </div>
        <div className="flex flex-wrap gap-2">
          <ReplyChatLink channel="whatsapp" contact="" text={text} isFirst className="grow" />
          <ReplyChatLink channel="telegram" contact="" text={text} className="grow" />
          <CopyReply text={text} />
        </div>
        <ReplyTexts caption={adminText("daySheet.crewText")} language={language} text={text} ownText="" />
      </Panel>
    </div>
  );
}
