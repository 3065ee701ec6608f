import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface DetectedCode {
  rawValue: string;
}

interface CodeDetector {
  detect: (source: HTMLVideoElement) => Promise<DetectedCode[]>;
}

declare global {
  interface Window {
    /** Missing in browsers that cannot read codes. */
    BarcodeDetector?: new (options: {
      formats: string[];
    }) => CodeDetector;
  }
}

/** Milliseconds between two looks at the picture of the camera. */
const pause = 300;

interface CameraProps {
  onFound: (text: string) => Promise<void>;
  onFail: () => void;
}

/** Shows the camera until the scan ends. Pictures are read on the device and never kept. */
function Camera({ onFound, onFail }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { BarcodeDetector } = window;
    if (!BarcodeDetector) return;
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    const seen = new Set<string>();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : [];
      for (const { rawValue } of codes) {
        if (seen.has(rawValue)) continue;
        seen.add(rawValue);
        await onFound(rawValue);
      }
      if (!isOver) timer = setTimeout(look, pause);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(async (opened) => {
      stream = opened;
      if (isOver || !video.current) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      video.current.srcObject = opened;
      await video.current.play();
      void look();
    }, onFail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [onFound, onFail]);
  return (
    <figure className="grid w-full basis-full gap-2">
      <video ref={video} muted playsInline className="max-h-96 w-full rounded-card bg-sea-950 object-cover" />
      <figcaption className="font-medium">{adminText("daySheet.scanHint")}</figcaption>
    </figure>
  );
}

/** Scans passes where the browser can read codes; elsewhere nothing is shown. */
export function PassScanner({ onFound }: { onFound: (text: string) => Promise<void> }) {
  const [state, setState] = useState<"off" | "on" | "failed">("off");
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  }, [onFound]);
  const [handleFound] = useState(() => (text: string) => found.current(text));
  const [handleFail] = useState(() => () => setState("failed"));
  if (!window.BarcodeDetector || !navigator.mediaDevices) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setState(state === "on" ? "off" : "on")}
        className={button({ variant: "outline", size: "large" })}
      >
        <Icon name={state === "on" ? "x" : "camera"} className="size-5" />
        {adminText(state === "on" ? "daySheet.stopScan" : "daySheet.scan")}
      </button>
      {state === "on" && <Camera onFound={handleFound} onFail={handleFail} />}
      {state === "failed" && <Alert variant="error">{adminText("daySheet.scanFailed")}</Alert>}
    </>
  );
}
