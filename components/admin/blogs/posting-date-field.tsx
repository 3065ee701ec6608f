"use client";

import { useWatch } from "react-hook-form";
import { TextField } from "@/components/admin/form/text-field";
import type { BlogDraft } from "@/lib/blogs/draft";
import { blogState } from "@/lib/blogs/state";
import { adminText } from "@/lib/i18n/admin-messages";
import { operatorDay } from "@/lib/operator-day";
import { blogLabels } from "./blog-field-label";

const written = new Intl.DateTimeFormat("id", { dateStyle: "full", timeZone: "UTC" });

function hintOf(typed: string, now: Date): string {
  const date = new Date(typed);
  if (Number.isNaN(date.getTime())) return adminText("blogs.dateHint");
  const day = written.format(date);
  if (blogState(date, now) === "scheduled") return adminText("blogs.showsFrom", { day });
  const isToday = date.getTime() === operatorDay(now).getTime();
  return isToday ? adminText("blogs.showsNow") : adminText("blogs.showsSince", { day });
}

/** The day a blog comes out, with what that day means. */
export function PostingDateField() {
  const day = useWatch<BlogDraft, "posting_date">({ name: "posting_date" });
  return (
    <TextField
      name="posting_date"
      type="date"
      label={blogLabels.posting_date}
      required
      hint={<span aria-live="polite">{hintOf(day, new Date())}</span>}
    />
  );
}
