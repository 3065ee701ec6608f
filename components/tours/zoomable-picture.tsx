"use client";

import { useEffect, useState } from "react";
import { TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import { Picture } from "@/components/ui/picture";
import { type DrawnImage, imageSources } from "@/lib/storage/sources";

interface ZoomablePictureProps {
  picture: DrawnImage;
  alt: string;
  /** Whether this is the picture in view; leaving it resets its zoom. */
  shown: boolean;
  onZoom: (zoomed: boolean) => void;
}

/** The scales of. */
const scales = { minScale: 0.5, maxScale: 5, initialScale: 1 };
const off = { disabled: true };

/** A picture as large as the window allows: double click zooms in or back, a drag moves it once zoomed. */
export function ZoomablePicture({ picture, alt, shown, onZoom }: ZoomablePictureProps) {
  const [zoomed, setZoomed] = useState(false);
  const [visit, setVisit] = useState(0);
  // A fresh one for the next visit: a zoom that is still under way would outlive a reset.
  useEffect(() => {
    if (shown || !zoomed) return;
    setZoomed(false);
    setVisit((last) => last + 1);
  }, [shown, zoomed]);
  const handleTransform = (_: unknown, { scale }: { scale: number }) => {
    if (scale > 1 === zoomed) return;
    setZoomed(scale > 1);
    if (shown) onZoom(scale > 1);
  };
  const { width, height } = picture;
  return (
    <TransformWrapper
      key={visit}
      {...scales}
      centerOnInit
      wheel={off}
      pinch={off}
      doubleClick={{ mode: zoomed ? "reset" : "zoomIn" }}
      panning={{ disabled: !zoomed }}
      onTransform={handleTransform}
    >
      <TransformComponent wrapperClass="size-full!">
        <div
          data-viewer-picture=""
          className={zoomed ? "cursor-grab" : "cursor-zoom-in"}
          style={{
            aspectRatio: `${width} / ${height}`,
            width: `min(100vw, (100dvh - 6rem) * ${width / height})`,
          }}
        >
          <Picture source={imageSources(picture)} alt={alt} sizes="100vw" fit="contain" />
        </div>
      </TransformComponent>
    </TransformWrapper>
  );
}
