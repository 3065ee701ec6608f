import "server-only";
import type { Metadata } from "next";
import { iconPath } from "../core/storage/logo-names";
import { getSiteSettings } from "./settings";

/** The icons for the head of every page: those of the logo, or of the neutral mark. */
export async function siteIcons(): Promise<NonNullable<Metadata["icons"]>> {
  const { logo } = await getSiteSettings();
  return {
    icon: logo ? iconPath(logo, "favicon-96.png") : "/favicon.svg",
    apple: logo ? iconPath(logo, "apple-180.png") : "/apple-touch-icon.png",
  };
}
