"use client";

import { FileText, Trash2, Upload } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { button } from "@/components/ui/button";
import { uploadFile } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { iconPath, logoLimit, logoPicture } from "@/lib/core/storage/logo-names";
import { documentLimit } from "@/lib/site/document-path";
import { type SiteDraft, siteFields } from "@/lib/site/fields";

type FileName = "privacy_policy" | "payment_methods" | "logo";

interface UploadedFile {
  /** The call that stores the file and answers its path. */
  call: string;
  accept: string;
  limit: number;
  words: Record<"choose" | "replace" | "remove" | "hint" | "tooLarge", string>;
}

interface UploadedFileFieldProps extends UploadedFile {
  name: FileName;
  /** Shows the uploaded file. */
  children: (path: string) => ReactNode;
}

/** A file that is uploaded when it is chosen. The save only names it. */
function UploadedFileField({ name, call, accept, limit, words, children }: UploadedFileFieldProps) {
  const { setValue } = useFormContext<SiteDraft>();
  const path = useWatch<SiteDraft, FileName>({ name });
  const [state, setState] = useState<{ busy?: true; failure?: string }>({});
  const id = useId();
  const label = adminText(siteFields[name].label);
  const change = (next: string) => setValue(name, next, { shouldDirty: true, shouldTouch: true });
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file) return;
    if (file.size > limit) return setState({ failure: words.tooLarge });
    setState({ busy: true });
    try {
      change(await uploadFile(call, file));
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
      {path && children(path)}
      <div className="flex flex-wrap gap-2">
        <label
          className={button({
            variant: "outline",
            size: "small",
            className: "cursor-pointer focus-within:outline-2",
          })}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {state.busy ? adminText("site.uploading") : path ? words.replace : words.choose}
          <input
            type="file"
            accept={accept}
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
            {words.remove}
          </button>
        )}
      </div>
      <p role="status" className="text-alert-600 text-sm empty:hidden">
        {state.failure}
      </p>
      <p className="text-ink-soft text-xs">{words.hint}</p>
    </div>
  );
}

const documents: UploadedFile = {
  call: "site-settings/documents",
  accept: "application/pdf,.pdf",
  limit: documentLimit,
  words: {
    choose: adminText("site.chooseDocument"),
    replace: adminText("site.replaceDocument"),
    remove: adminText("site.removeDocument"),
    hint: adminText("site.documentHint"),
    tooLarge: adminText("site.documentTooLarge"),
  },
};

export function DocumentField({ name }: { name: Exclude<FileName, "logo"> }) {
  return (
    <UploadedFileField name={name} {...documents}>
      {(path) => (
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
    </UploadedFileField>
  );
}

const logos: UploadedFile = {
  call: "site-settings/logo",
  accept: "image/svg+xml,image/png,.svg,.png",
  limit: logoLimit,
  words: {
    choose: adminText("site.chooseLogo"),
    replace: adminText("site.replaceLogo"),
    remove: adminText("site.removeLogo"),
    hint: adminText("site.logoHint"),
    tooLarge: adminText("site.logoTooLarge"),
  },
};

/** The logo on both grounds of the site, and as the icon of the site on a phone. */
export function LogoField() {
  return (
    <UploadedFileField name="logo" {...logos}>
      {(path) => {
        const ground = logoPicture(path)?.ground;
        return (
          <div className="flex flex-wrap items-center gap-3">
            {(["bg-sand-50", "bg-sea-950"] as const).map((surface) => {
              const plate = surface === "bg-sand-50" ? "dark" : "light";
              const colour = plate === "dark" ? "bg-sea-950" : "bg-white";
              return (
                <span
                  key={surface}
                  className={`inline-flex min-h-16 items-center rounded-lg border border-line px-3 ${surface}`}
                >
                  <picture className="contents">
                    <img src={path} alt="" className={`logo ${ground === plate ? colour : ""}`} />
                  </picture>
                </span>
              );
            })}
            <picture className="contents">
              <img
                src={iconPath(path, "icon-192.png")}
                alt={adminText("site.logoIcon")}
                className="size-14 rounded-xl border border-line"
              />
            </picture>
          </div>
        );
      }}
    </UploadedFileField>
  );
}
