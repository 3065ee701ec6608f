"use client";

import type { Editor } from "@tiptap/core";
import { useCallback, useState } from "react";
import { useShownLanguage } from "@/components/admin/form/shown-language";
import type { Language } from "@/lib/i18n/languages";

/** The editors of an article by language, and which of them is shown and served by the tools. */
export function useEditors() {
  const [active, setActive] = useShownLanguage();
  const [editors, setEditors] = useState<Partial<Record<Language, Editor | null>>>({});
  const keep = useCallback(
    (language: Language, editor: Editor | null) => setEditors((all) => ({ ...all, [language]: editor })),
    [],
  );
  return { active, setActive, editor: editors[active] ?? null, keep };
}
