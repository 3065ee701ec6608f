"use client";

import { Upload } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { button } from "@/components/ui/button";
import { uploadFile } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PromoDraft } from "@/lib/promos/fields";
import { documentLimit } from "@/lib/site/document-path";

/** The address of the promo's PDF, with a button that uploads one and fills the address in. */
export function PromoDocumentField() {
  const { setValue } = useFormContext<PromoDraft>();
  const [state, setState] = useState<{ busy?: true; said?: string; failed?: boolean }>({});
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file) return;
    if (file.size > documentLimit) {
      return setState({ said: adminText("site.documentTooLarge"), failed: true });
    }
    setState({ busy: true });
    try {
      const path = await uploadFile("site-settings/documents", file);
      setValue("pdf_url", path, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setState({ said: adminText("promos.pdfUploaded") });
    } catch (error) {
      const said = error instanceof Error ? error.message : adminText("site.documentFailure");
      setState({ said, failed: true });
    }
  };
  return (
    <div className="grid content-start gap-2">
      <FormField name="pdf_url" />
      <label
        className={button({
          variant: "outline",
          size: "small",
          className: "cursor-pointer justify-self-start focus-within:outline-2",
        })}
      >
        <Upload aria-hidden="true" className="size-4.5" />
        {state.busy ? adminText("site.uploading") : adminText("promos.pdfUpload")}
        <input
          type="file"
          accept="application/pdf,.pdf"
          disabled={state.busy}
          onChange={(event) => void take(event)}
          className="sr-only"
        />
      </label>
      <p
        role="status"
        className={
          state.failed ? "text-alert-600 text-sm empty:hidden" : "text-ink-soft text-sm empty:hidden"
        }
      >
        {state.said}
      </p>
    </div>
  );
}
