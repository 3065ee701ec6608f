import type { ReactNode } from "react";
import { None } from "@/components/admin/named-value";
import { classNames } from "@/components/ui/class-names";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import type { Kind } from "@/lib/tours/kinds";
import type { Tour } from "@/lib/tours/schema";

export interface DetailProps {
  kind: Kind;
  tour: Tour;
}

type NamedFact = [name: string, value: ReactNode];

export function NamedValueList({ facts }: { facts: NamedFact[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-4 gap-y-1 border-line border-b pb-3 last:border-0 last:pb-0 md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="min-w-0 text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TextsProps {
  text: Partial<Record<Language, string | null>>;
  strong?: boolean;
}

export function Texts({ text, strong = false }: TextsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 lg:auto-cols-fr lg:grid-flow-col">
      {languages.map((language) => (
        <div key={language} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-1">
          <dt className="font-semibold text-ink-soft text-xs uppercase">
            <span aria-hidden="true">{language}</span>
            <span className="sr-only normal-case">{languageNames[language]}</span>
          </dt>
          <dd
            lang={text[language] ? language : undefined}
            className={classNames("whitespace-pre-line text-sm", strong && "font-semibold")}
          >
            {text[language] || <None />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PartListProps<Part> {
  parts: Part[];
  empty: string;
  children: (part: Part, index: number) => ReactNode;
}

export function PartList<Part extends { id: number }>({ parts, empty, children }: PartListProps<Part>) {
  if (parts.length === 0) {
    return (
      <p className="text-sm">
        <None text={empty} />
      </p>
    );
  }
  return (
    <ol className="grid divide-y divide-line">
      {parts.map((part, index) => (
        <li key={part.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
          {children(part, index)}
        </li>
      ))}
    </ol>
  );
}
