"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { ListChoice } from "@/components/admin/table/list-tools";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { openStates } from "@/lib/core/translations/schema";
import { translatedEntities } from "@/lib/registry/entities";
import { type QueueState, queuePath } from "@/lib/registry/translation-queue/shown";

const options = {
  language: languages.map((value) => ({ value, label: adminText(`dashboard.language.${value}`) })),
  state: openStates.map((value) => ({ value, label: adminText(`translations.state.${value}`) })),
  entity: translatedEntities.map((value) => ({ value, label: adminText(`history.entity.${value}`) })),
};

const names = ["language", "state", "entity"] as const;

export function QueueFilters({ queue }: { queue: QueueState }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { page: _, ...filters } = queue;
  return names.map((name) => (
    <ListChoice
      key={`${name} ${queue[name]}`}
      name={name}
      aria-label={adminText(`translations.filter.${name}`)}
      any={adminText(`translations.any.${name}`)}
      options={options[name]}
      defaultValue={queue[name]}
      aria-busy={isPending}
      onChange={({ currentTarget }) => {
        const next = { ...filters, [name]: currentTarget.value };
        startTransition(() => router.replace(queuePath(next), { scroll: false }));
      }}
    />
  ));
}
