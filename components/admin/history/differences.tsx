import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { isEmpty } from "@/lib/core/forms/values";
import type { Difference, ItemDifference, TextDifference } from "@/lib/core/history/compare";
import { versionValueText } from "@/lib/core/history/value-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languageNames } from "@/lib/core/i18n/languages";
import { VersionPicture } from "./version-picture";
import { WordComparison } from "./word-comparison";

interface Reading {
  currencies: [before: string, after: string];
  whole: boolean;
}

const Nothing = () => <em className="text-ink-soft">{adminText("form.conflictEmpty")}</em>;

interface SidesProps {
  before: ReactNode;
  after: ReactNode;
}

function Sides({ before, after }: SidesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="text-alert-600">
        <span className="sr-only">{adminText("history.before")}: </span>
        {before}
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <span className="font-semibold text-leaf-600">
        <span className="sr-only">{adminText("history.after")}: </span>
        {after}
      </span>
    </div>
  );
}

function ValueSides({ difference, reading }: { difference: Of<"value">; reading: Reading }) {
  const { field, before, after } = difference;
  const nothing = field?.nothing ? adminText(field.nothing) : <Nothing />;
  const side = (value: unknown, currency: string) =>
    value !== false && isEmpty(value) ? nothing : versionValueText(field, value, currency);
  const [was, is] = reading.currencies;
  return <Sides before={side(before, was)} after={side(after, is)} />;
}

type Of<Kind extends Difference["kind"]> = Extract<Difference, { kind: Kind }>;

function PictureSides({ before, after }: Of<"picture">) {
  const sides = [
    { path: before, label: adminText("history.before") },
    { path: after, label: adminText("history.after") },
  ];
  return (
    <div className="flex flex-wrap gap-4">
      {sides.map(
        ({ path, label }) =>
          path && (
            <figure key={label} className="grid content-start gap-1.5">
              <VersionPicture path={path} label={label} />
              <figcaption className="text-ink-soft text-xs">{label}</figcaption>
            </figure>
          ),
      )}
    </div>
  );
}

function TextLine({ text, whole }: { text: TextDifference; whole: boolean }) {
  const { language, parts, formatDiffers } = text;
  return (
    <div className={classNames("grid gap-x-3 gap-y-1", language && "grid-cols-[1.75rem_minmax(0,1fr)]")}>
      {language && (
        <p className="pt-0.5 font-semibold text-ink-soft text-xs uppercase">
          <span aria-hidden="true">{language}</span>
          <span className="sr-only normal-case">{languageNames[language]}</span>
        </p>
      )}
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p lang={language} className="wrap-anywhere whitespace-pre-line text-sm leading-relaxed">
          <WordComparison parts={parts} whole={whole} />
        </p>
        {formatDiffers && <Badge variant="sand">{adminText("history.formatDiffers")}</Badge>}
      </div>
    </div>
  );
}

function TextLines({ texts, whole }: { texts: TextDifference[]; whole: boolean }) {
  return (
    <div className="grid gap-3">
      {texts.map((text) => (
        <TextLine key={text.language ?? ""} text={text} whole={whole} />
      ))}
    </div>
  );
}

const tones: Record<ItemDifference["change"], string> = {
  added: "border-leaf-600/40",
  removed: "border-alert-600/40",
  changed: "border-sea-300",
  moved: "border-line",
};

function ItemBox({ item, reading }: { item: ItemDifference; reading: Reading }) {
  const { change, number, from, title, picture, differences } = item;
  const name = adminText(item.item, { number });
  const isShown = change === "changed" || change === "moved";
  return (
    <li className={classNames("grid gap-3 border-l-4 py-1 pl-4", tones[change])}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="wrap-anywhere font-semibold">{isShown && title ? `${name} – ${title}` : name}</span>
        <span className="text-ink-soft">
          {adminText(`history.item.${change}`)}
          {change === "moved" && from && ` ${adminText("history.movedFrom", { from, to: number })}`}
        </span>
      </p>
      {isShown && picture && <VersionPicture path={picture} label={name} />}
      <DifferenceRows differences={differences} reading={reading} />
    </li>
  );
}

function DifferenceBody({ difference, reading }: { difference: Difference; reading: Reading }) {
  if (difference.kind === "value") return <ValueSides difference={difference} reading={reading} />;
  if (difference.kind === "picture") return <PictureSides {...difference} />;
  if (difference.kind === "parts") {
    return (
      <Rows
        rows={difference.parts.map(({ name, texts }) => ({
          name,
          label: name,
          body: <TextLines texts={texts} whole={reading.whole} />,
        }))}
      />
    );
  }
  if (difference.kind === "list") {
    return (
      <ol className="grid gap-4">
        {difference.items.map((item) => (
          <ItemBox key={`${item.change} ${item.number}`} item={item} reading={reading} />
        ))}
      </ol>
    );
  }
  return <TextLines texts={difference.texts} whole={reading.whole} />;
}

const labelOf = ({ label, name }: Difference) => (label ? adminText(label) : name);

function Rows({ rows }: { rows: { name: string; label: string; body: ReactNode }[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-3">
      {rows.map(({ name, label, body }) => (
        <div key={name} className="grid gap-x-4 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="min-w-0">{body}</dd>
        </div>
      ))}
    </dl>
  );
}

function DifferenceRows({ differences, reading }: { differences: Difference[]; reading: Reading }) {
  return (
    <Rows
      rows={differences.map((difference) => ({
        name: difference.name,
        label: labelOf(difference),
        body: <DifferenceBody difference={difference} reading={reading} />,
      }))}
    />
  );
}

interface DifferenceListProps extends Reading {
  differences: Difference[];
  actionOf?: (name: string, label: string) => ReactNode;
}

export function DifferenceList({ differences, actionOf, ...reading }: DifferenceListProps) {
  return (
    <div className="grid gap-4">
      {differences.map((difference) => (
        <Panel
          key={difference.name}
          title={labelOf(difference)}
          actions={actionOf?.(difference.name, labelOf(difference))}
        >
          <DifferenceBody difference={difference} reading={reading} />
        </Panel>
      ))}
    </div>
  );
}
