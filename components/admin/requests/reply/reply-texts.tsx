import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";

interface ReplyTextsProps {
  caption: string;
  language: Language;
  text: string;
  /** The Indonesian text; empty where the guest reads the same. */
  ownText: string;
}

const textClass = "wrap-anywhere whitespace-pre-wrap rounded-lg border p-3 font-sans text-[0.9375rem]";

/** Shows a text before it is sent, with the Indonesian beside it. */
export function ReplyTexts({ caption, language, text, ownText }: ReplyTextsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <figure className="grid content-start gap-1">
        <figcaption className="font-medium">{caption}</figcaption>
        <pre lang={language} className={`${textClass} border-sand-500 bg-white`}>
          {text}
        </pre>
      </figure>
      {ownText && language !== "id" && (
        <figure className="grid content-start gap-1">
          <figcaption className="font-medium">{adminText("reply.ownText")}</figcaption>
          <pre className={`${textClass} border-transparent bg-sand-100`}>{ownText}</pre>
        </figure>
      )}
    </div>
  );
}
