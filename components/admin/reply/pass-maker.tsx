import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { makePassLink } from "@/lib/trip-pass/sign-pass";
import type { TripPass } from "@/lib/trip-pass/trip-pass";

interface PassMakerProps {
  pass: TripPass;
  origin: string;
  link: string;
  isChanged: boolean;
  onMade: (link: string) => void;
}

/** Makes the pass of a confirmation. A later change of the answer needs a new pass. */
export function PassMaker({ pass, origin, link, isChanged, onMade }: PassMakerProps) {
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  const make = () => {
    setState("making");
    makePassLink(pass, origin).then(
      (made) => {
        onMade(made);
        setState("idle");
      },
      () => setState("failed"),
    );
  };
  return (
    <section aria-label={adminText("reply.pass")} className="grid gap-2 rounded-lg bg-sea-50 p-3">
      <p className="text-sm">{adminText("reply.passHint")}</p>
      {link ? (
        <p role="status" className="flex flex-wrap items-center gap-x-4 font-medium text-leaf-600">
          {adminText("reply.passMade")}
          <a href={link} target="_blank" rel="noreferrer" className="min-h-11 content-center underline">
            {adminText("reply.openPass")}
          </a>
        </p>
      ) : (
        <button
          type="button"
          onClick={make}
          disabled={state === "making"}
          className={button({ variant: "secondary", className: "justify-self-start" })}
        >
          {adminText(state === "making" ? "reply.makingPass" : "reply.makePass")}
        </button>
      )}
      {isChanged && <p className="font-medium text-coral-700 text-sm">{adminText("reply.passChanged")}</p>}
      {state === "failed" && <Alert variant="error">{adminText("reply.passFailure")}</Alert>}
    </section>
  );
}
