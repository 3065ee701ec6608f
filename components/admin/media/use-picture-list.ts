"use client";

import { arrayMove } from "@dnd-kit/sortable";
import { useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Language } from "@/lib/core/i18n/languages";

/** A stored picture and its alternative texts. Its position in the list is its order. */
export interface FormPicture {
  path: string;
  alt: Partial<Record<Language, string>>;
}

/** Returns keys that stay with a picture when it moves, although a list may contain a picture twice. */
export function pictureKeys(pictures: readonly FormPicture[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map(({ path }) => {
    const count = (seen.get(path) ?? 0) + 1;
    seen.set(path, count);
    return `${path}#${count}`;
  });
}

interface Removed {
  picture: FormPicture;
  index: number;
}

type Form = Record<string, FormPicture[]>;

export function usePictureList(name: string) {
  const { getValues, setValue } = useFormContext<Form>();
  const pictures = useWatch<Form>({ name }) ?? [];
  const [removed, setRemoved] = useState<Removed[]>([]);
  const actions = useMemo(() => {
    const sequences = new Map<string, number>();
    const now = () => getValues(name) ?? [];
    const change = (next: FormPicture[]) =>
      setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    return {
      has: (path: string) => now().some((picture) => picture.path === path),
      insert: (path: string, sequence: number) => {
        sequences.set(path, sequence);
        const later = now().findIndex((picture) => (sequences.get(picture.path) ?? 0) > sequence);
        change(now().toSpliced(later === -1 ? now().length : later, 0, { path, alt: {} }));
      },
      move: (from: number, to: number) => {
        const last = now().length - 1;
        change(arrayMove(now(), from, Math.max(0, Math.min(last, to))));
      },
      setAlt: (index: number, alt: FormPicture["alt"]) =>
        change(now().map((picture, at) => (at === index ? { ...picture, alt } : picture))),
      remove: (index: number) => {
        const picture = now()[index];
        if (!picture) return;
        setRemoved((stack) => [...stack, { picture, index }]);
        change(now().toSpliced(index, 1));
      },
      restore: ({ picture, index }: Removed) => {
        setRemoved((stack) => stack.slice(0, -1));
        change(now().toSpliced(index, 0, picture));
      },
    };
  }, [name, getValues, setValue]);
  return { ...actions, pictures, removed };
}
