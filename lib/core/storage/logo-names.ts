/** The most bytes of an uploaded logo. */
export const logoLimit = 2 * 1024 * 1024;

/** The least pixels of the longer side of a logo in PNG. */
export const leastLogoSide = 256;

export type LogoGround = "light" | "dark";

/** `/logo/<hash>-<width>x<height>-<ground>.svg`: the ground is that on which the logo can be seen. */
const logoPath = /^\/logo\/[0-9a-f]{32}-(\d{1,3})x(\d{1,3})-(light|dark)\.(svg|png)$/;

export interface LogoPicture {
  width: number;
  height: number;
  ground: LogoGround;
  format: "svg" | "png";
}

/** Reads what the path of a logo says about its picture; null for another path. */
export function logoPicture(path: string | null): LogoPicture | null {
  const [whole, width, height, ground, format] = logoPath.exec(path ?? "") ?? [];
  if (whole === undefined) return null;
  return {
    width: Number(width),
    height: Number(height),
    ground: ground === "dark" ? "dark" : "light",
    format: format === "svg" ? "svg" : "png",
  };
}

export function logoName(hash: string, { width, height, ground, format }: LogoPicture): string {
  return `${hash.slice(0, 32)}-${width}x${height}-${ground}.${format}`;
}

/** A broad logo contains the name, as a rule. Beside another logo the name is written. */
export function isWordmark({ width, height }: Pick<LogoPicture, "width" | "height">): boolean {
  return width >= 2 * height;
}

/** The icons that the site draws of a logo, on a square. `share` is the part of the square that the logo may fill. */
export const logoIcons = {
  "favicon-96.png": { size: 96, share: 0.88 },
  "apple-180.png": { size: 180, share: 0.8 },
  "icon-192.png": { size: 192, share: 0.84 },
  "icon-512.png": { size: 512, share: 0.84 },
  /** A phone may cut a maskable icon to a circle of four fifths of its width. */
  "maskable-512.png": { size: 512, share: 0.56 },
} as const;

export type LogoIcon = keyof typeof logoIcons;

export function isLogoIcon(file: string): file is LogoIcon {
  return Object.hasOwn(logoIcons, file);
}

/** The copy of a logo in PNG that pages show. */
export const logoCopy = "header.webp";

export const logoGrounds: Record<LogoGround, string> = { light: "#ffffff", dark: "#072129" };

/** The address of an icon, of the logo or of the neutral mark. */
export function iconPath(logo: string | null, icon: LogoIcon): string {
  return logo ? `${logo}/${icon}` : `/icons/${icon}`;
}
