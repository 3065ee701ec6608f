"use client";

import { FileText, Trash2, Upload } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { button } from "@/components/ui/button";
import { callApi } from "@/lib/api/client";
import { adminText } from "@/lib/i18n/admin-messages";
import { documentLimit } from "@/lib/site/document-path";
import { type SiteDraft, siteFields } from "@/lib/site/fields";

type DocumentName = "privacy_policy" | "payment_methods";

async function uploadDocument(file: File): Promise<string> {
  const form = new FormData();
  form.append("file", file);
  const { path } = await callApi<{ path: string }>("site-settings/documents", {
    method: "POST",
    form,
    stays: true,
  });
  return path;
}

/** A PDF, which is uploaded when it is chosen. The save only names it. */
export function DocumentField({ name }: { name: DocumentName }) {
  const { setValue } = useFormContext<SiteDraft>();
  const path = useWatch<SiteDraft, DocumentName>({ name });
  const [state, setState] = useState<{ busy?: true; failure?: string }>({});
  const id = useId();
  const label = adminText(siteFields[name].label);
  const change = (next: string) => setValue(name, next, { shouldDirty: true, shouldTouch: true });
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file) return;
    if (file.size > documentLimit) return setState({ failure: adminText("site.documentTooLarge") });
    setState({ busy: true });
    try {
      change(await uploadDocument(file));
      setState({});
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : adminText("site.documentFailure") });
    }
  };
  return (
    <div data-field={name} className="grid content-start gap-2">
      <p id={id} className="font-medium text-sm">
        {label}
      </p>
      {path && (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 w-fit items-center gap-2 text-sea-700 text-sm underline underline-offset-4"
        >
          <FileText aria-hidden="true" className="size-4.5" />
          {adminText("site.openDocument")}
        </a>
      )}
      <div className="flex flex-wrap gap-2">
        <label
          className={button({
            variant: "outline",
            size: "small",
            className: "cursor-pointer focus-within:outline-2",
          })}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {adminText(state.busy ? "site.uploading" : path ? "site.replaceDocument" : "site.chooseDocument")}
          <input
            type="file"
            accept="application/pdf,.pdf"
            aria-labelledby={id}
            disabled={state.busy}
            onChange={(event) => void take(event)}
            className="sr-only"
          />
        </label>
        {path && (
          <button
            type="button"
            onClick={() => change("")}
            className={button({ variant: "quiet", size: "small" })}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            {adminText("site.removeDocument")}
          </button>
        )}
      </div>
      <p role="status" className="text-alert-600 text-sm empty:hidden">
        {state.failure}
      </p>
      <p className="text-ink-soft text-xs">{adminText("site.documentHint")}</p>
    </div>
  );
}
