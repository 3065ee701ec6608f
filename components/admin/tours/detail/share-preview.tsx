"use client";

import { Link2 } from "lucide-react";
import { useState } from "react";
import { SecretText } from "@/components/admin/account/secret-text";
import { useAction } from "@/components/admin/account/use-action";
import { Moment } from "@/components/admin/moment";
import { button } from "@/components/ui/button";
import { SelectBox } from "@/components/ui/select-box";
import { callApi } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PreviewLink } from "@/lib/tours/schema";

const choices = [1, 7, 14, 30];
const usual = 7;

interface SharePreviewProps {
  tourId: number;
  links: PreviewLink[];
}

export function SharePreview({ tourId, links }: SharePreviewProps) {
  const { busy, run } = useAction();
  const [days, setDays] = useState(usual);
  const [made, setMade] = useState<{ id: number; url: string } | null>(null);
  /** Only this response contains the address of the link. */
  const share = () =>
    void run(async () =>
      setMade(await callApi(`packages/${tourId}/preview-links`, { method: "POST", json: { days } })),
    );
  const revoke = (id: number) =>
    void run(
      async () => {
        await callApi(`preview-links/${id}`, { method: "DELETE" });
        setMade((now) => (now?.id === id ? null : now));
      },
      { success: adminText("previewLinks.revoked") },
    );
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <div className="grid gap-1">
        <h3 className="font-semibold text-base">{adminText("previewLinks.title")}</h3>
        <p className="text-ink-soft text-sm">{adminText("previewLinks.intro")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-40">
          <SelectBox
            aria-label={adminText("previewLinks.days")}
            value={days}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            className="h-11 w-full rounded-lg border border-sand-500 bg-white px-3 text-sm hover:border-sea-600"
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {adminText("previewLinks.forDays", { count })}
              </option>
            ))}
          </SelectBox>
        </div>
        <button
          type="button"
          aria-disabled={busy}
          onClick={share}
          className={button({ variant: "secondary", size: "small", className: "aria-disabled:opacity-60" })}
        >
          <Link2 aria-hidden="true" className="size-4.5" />
          {adminText("previewLinks.share")}
        </button>
      </div>
      {made && (
        <div className="grid gap-2 rounded-xl bg-sea-50 p-4">
          <SecretText
            key={made.id}
            label={adminText("previewLinks.link")}
            text={made.url}
            copyLabel={adminText("previewLinks.copy")}
          />
          <p className="text-ink-soft text-sm">{adminText("previewLinks.once")}</p>
        </div>
      )}
      {links.length > 0 && (
        <ul className="grid divide-y divide-line" aria-label={adminText("previewLinks.open")}>
          {links.map(({ id, created_by, created_at, expires_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm last:pb-0">
              <div className="grid grow gap-0.5">
                <p>
                  {adminText("previewLinks.until")} <Moment time={expires_at} />
                </p>
                <p className="text-ink-soft">
                  {created_by
                    ? adminText("previewLinks.madeBy", { username: created_by })
                    : adminText("previewLinks.made")}{" "}
                  <Moment time={created_at} />
                </p>
              </div>
              <button
                type="button"
                onClick={() => revoke(id)}
                className={button({ variant: "outline", size: "small" })}
              >
                {adminText("previewLinks.revoke")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
