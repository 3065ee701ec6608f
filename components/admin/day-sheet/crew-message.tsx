import { useState } from "react";
import { SelectBox } from "@/components/ui/select-box";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames } from "@/lib/i18n/languages";
import { type CrewLanguage, crewLanguages, crewMessage } from "@/lib/requests/crew-message";
import type { SheetTour } from "@/lib/requests/day-sheet";
import type { DeskWords } from "@/lib/requests/desk-words";
import { Panel } from "../panel";
import { AnswerTexts } from "../reply/answer-texts";
import { PlainField } from "../reply/plain-field";

interface CrewMessageProps {
  tours: SheetTour[];
  day: string;
  words: Record<CrewLanguage, DeskWords>;
}

/** One message for driver and guide, in Indonesian or English. */
export function CrewMessage({ tours, day, words }: CrewMessageProps) {
  const [language, setLanguage] = useState<CrewLanguage>("id");
  const text = crewMessage(tours, day, language, words[language]);
  return (
    <div className="print:hidden">
      <Panel title={adminText("daySheet.crew")}>
        <PlainField label={adminText("daySheet.crewLanguage")}>
          {(control) => (
            <SelectBox
              {...control}
              value={language}
              onChange={({ target }) => setLanguage(target.value === "en" ? "en" : "id")}
            >
              {crewLanguages.map((each) => (
                <option key={each} value={each}>
                  {languageNames[each]}
                </option>
              ))}
            </SelectBox>
          )}
        </PlainField>
        <AnswerTexts
          language={language}
          languageName={languageNames[language]}
          text={text}
          ownText=""
          contact=""
        />
      </Panel>
    </div>
  );
}
