"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { PlainTextField } from "@/components/admin/requests/reply/plain-field";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { digestOfLink } from "@/lib/requests/pass/pass-calls";

/** Finds out who made a pass. The link stays in the browser, and the address of the page has the digest alone. */
export function FindSignature() {
  const router = useRouter();
  const [text, setText] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const digest = await digestOfLink(text);
    setIsRefused(digest === null);
    if (digest === null) return;
    setText("");
    router.push(`/admin/trip-passes?digest=${digest}`);
  };
  return (
    <form onSubmit={(event) => void find(event)} className="grid max-w-2xl gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <PlainTextField
          label={adminText("tripPasses.find")}
          hint={adminText("tripPasses.findHint")}
          value={text}
          onChange={setText}
          inputMode="url"
          className="grow basis-64"
        />
        <button
          type="submit"
          className={button({ variant: "outline", size: "small", className: "mt-6 min-h-12 max-sm:mt-0" })}
        >
          <Search aria-hidden="true" className="size-4.5" />
          {adminText("tripPasses.findButton")}
        </button>
      </div>
      {isRefused && <Alert variant="error">{adminText("tripPasses.notLink")}</Alert>}
    </form>
  );
}
