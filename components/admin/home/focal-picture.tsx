"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { useField } from "@/components/admin/form/field-frame";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { heroCuts } from "@/lib/core/pages/hero";
import { storageUrl } from "@/lib/core/storage/sources";

const centre = "50";
const keySteps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Percent that an arrow key moves the point while Shift is held. */
const largeStep = 10;

function within(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 100));
}

function useFocalPoint(name: string) {
  const { setValue } = useFormContext<Record<string, string>>();
  const paths = { x: `${name}.focus_x`, y: `${name}.focus_y` };
  useField({ path: paths.x });
  useField({ path: paths.y });
  const [typedX, typedY] = useWatch<Record<string, string>>({ name: [paths.x, paths.y] });
  const point = { x: Number(typedX || centre), y: Number(typedY || centre) };
  const move = (x: number, y: number) => {
    const options = { shouldDirty: true, shouldTouch: true };
    setValue(paths.x, String(within(x)), options);
    setValue(paths.y, String(within(y)), options);
  };
  return { ...point, move };
}

interface CutPreviewProps {
  src: string;
  cut: keyof typeof heroCuts;
  x: number;
  y: number;
}

function CutPreview({ src, cut, x, y }: CutPreviewProps) {
  const { width, height } = heroCuts[cut];
  return (
    <figure className="grid content-start gap-1 text-ink-soft text-xs">
      <picture className="contents">
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          style={{ objectPosition: `${x}% ${y}%`, aspectRatio: `${width} / ${height}` }}
          className="h-24 w-auto rounded-lg object-cover sm:h-28"
        />
      </picture>
      <figcaption>{adminText(`home.focus.${cut}`)}</figcaption>
    </figure>
  );
}

interface FocalAreaProps {
  src: string;
  name: string;
  item: string;
}

function FocalArea({ src, name, item }: FocalAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { x, y, move } = useFocalPoint(name);
  const moveTo = ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    currentTarget.setPointerCapture(pointerId);
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? largeStep : 1;
    move(x + step[0] * size, y + step[1] * size);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-4">
        <div
          ref={area}
          onPointerDown={moveTo}
          onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
          className="relative w-full max-w-sm cursor-crosshair touch-none select-none overflow-hidden rounded-xl border border-line"
        >
          <picture className="contents">
            <img src={src} alt="" draggable={false} className="block w-full" />
          </picture>
          <button
            type="button"
            aria-label={adminText("home.focus.label", { item })}
            aria-describedby={`${name}-focus`}
            onKeyDown={handleKey}
            style={{ left: `${x}%`, top: `${y}%` }}
            className="absolute size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab rounded-full border-4 border-white bg-sea-700/40 shadow-lift active:cursor-grabbing"
          />
        </div>
        <div className="flex gap-3">
          <CutPreview src={src} cut="tall" x={x} y={y} />
          <CutPreview src={src} cut="wide" x={x} y={y} />
        </div>
      </div>
      <p id={`${name}-focus`} className="text-ink-soft text-xs">
        <span aria-live="polite">{adminText("home.focus.value", { x, y })}</span>.{" "}
        {adminText("home.focus.help")}
      </p>
      {(x !== 50 || y !== 50) && (
        <button
          type="button"
          onClick={() => move(50, 50)}
          className={button({ variant: "quiet", size: "small", className: "justify-self-start" })}
        >
          {adminText("home.focus.centre")}
        </button>
      )}
    </div>
  );
}

/** The picture of a slide with its focal point, which is dragged or moved with arrow keys. */
export function FocalPicture({ name, item }: { name: string; item: string }) {
  const picture: unknown = useWatch({ name: `${name}.picture` });
  return (
    <div className="grid gap-4">
      <FormField name={`${name}.picture`} />
      {typeof picture === "string" && picture && (
        <FocalArea key={picture} src={storageUrl(picture)} name={name} item={item} />
      )}
    </div>
  );
}
