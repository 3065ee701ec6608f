import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { PlainTextField } from "../reply/plain-field";
import { PassScanner } from "./pass-scanner";

/** Takes confirmations and links of passes from the clipboard, the camera or the keyboard. */
export function AddGuests({ onAdd }: { onAdd: (text: string) => Promise<void> }) {
  const [text, setText] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const paste = () => {
    const reading = navigator.clipboard?.readText?.() ?? Promise.reject(new Error("no clipboard"));
    reading.then(
      (pasted) => {
        setIsRefused(false);
        void onAdd(pasted);
      },
      () => setIsRefused(true),
    );
  };
  const add = () => {
    void onAdd(text).then(() => setText(""));
  };
  const isTyped = text.trim() !== "";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3 *:grow">
        <button
          type="button"
          onClick={isTyped ? add : paste}
          className={button({ variant: "secondary", size: "large" })}
        >
          <Icon name={isTyped ? "plus" : "copy"} className="size-5" />
          {adminText(isTyped ? "daySheet.add" : "daySheet.pasteAndAdd")}
        </button>
        <PassScanner onFound={onAdd} />
      </div>
      {isRefused && <Alert variant="error">{adminText("daySheet.pasteRefused")}</Alert>}
      <PlainTextField
        label={adminText("daySheet.paste")}
        hint={adminText("daySheet.pasteHint")}
        value={text}
        rows={2}
        onChange={setText}
      />
    </div>
  );
}
