import { classNames } from "@/components/ui/class-names";
import { isWordmark, type LogoPicture, logoCopy, logoPicture } from "@/lib/core/storage/logo-names";

/** Pixels of height, as `.logo` has them. */
const height = 40;

/** A name with more letters is set smaller, so that the header of a phone holds the name. */
const longName = 24;

/** `header` lies over a picture until the page is scrolled. */
type Surface = "light" | "dark" | "header";

/** A logo that cannot be seen on a surface gets a plate of the other lightness. */
const plates: Record<LogoPicture["ground"], Record<Surface, string>> = {
  light: { light: "", dark: "bg-white", header: "group-data-light/header:bg-white" },
  dark: { light: "bg-sea-950", dark: "", header: "bg-sea-950 group-data-light/header:bg-transparent" },
};

export interface LogoProps {
  site: { name: string; logo: string | null };
  surface: Surface;
}

function LogoImage({ site: { name, logo }, surface }: LogoProps) {
  const picture = logoPicture(logo);
  if (!logo || !picture) return <NeutralMark />;
  return (
    <picture className="contents">
      <img
        src={picture.format === "svg" ? logo : `${logo}/${logoCopy}`}
        alt={name}
        width={Math.round((height * picture.width) / picture.height)}
        height={height}
        className={classNames("logo", plates[picture.ground][surface])}
      />
    </picture>
  );
}

function NeutralMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0" fill="none">
      <circle cx="20" cy="15" r="8" className="fill-accent-mark" />
      <path
        d="M2 24c5-6 10-6 15-1s9 5 12 1 6-4 9-2M4 31c5-5 9-5 14-1s9 4 12 1 4-3 6-2"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The operator's logo, or the neutral mark. The name stands beside a mark that does not contain it. */
export function Logo({ site, surface }: LogoProps) {
  const picture = logoPicture(site.logo);
  return (
    <span className="inline-flex min-w-0 items-center gap-2 sm:gap-2.5">
      <LogoImage site={site} surface={surface} />
      {site.name && !(picture && isWordmark(picture)) && (
        <span
          className={classNames("brand-name", site.name.length > longName && "brand-name-long")}
          aria-hidden={picture ? true : undefined}
        >
          {site.name}
        </span>
      )}
    </span>
  );
}
