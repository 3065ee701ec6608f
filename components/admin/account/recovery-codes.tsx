import { Printer } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { CopyButton } from "./secret-text";

interface RecoveryCodesProps {
  codes: string[];
  done: string;
}

export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  return (
    <div data-printed="" className="grid gap-4">
      <Alert variant="success">{done}</Alert>
      <p className="text-sm">{adminText("account.recoveryIntro")}</p>
      <ol className="grid gap-x-6 gap-y-1.5 rounded-xl border border-line bg-sand-50 p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join("\n")} label={adminText("account.copyCodes")} />
        <button
          type="button"
          onClick={() => window.print()}
          className={button({ variant: "outline", size: "small" })}
        >
          <Printer aria-hidden="true" className="size-4" />
          {adminText("account.printCodes")}
        </button>
      </div>
    </div>
  );
}
