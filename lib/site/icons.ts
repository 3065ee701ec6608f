import "server-only";
import type { Metadata } from "next";
import { iconPath } from "../core/storage/logo-names";
import { getLayoutSettings } from "./settings";

/** The icons for the head of every page: those of the logo, or of the neutral mark. */
export async function siteIcons(): Promise<NonNullable<Metadata["icons"]>> {
  const { logo } = await getLayoutSettings();
  return {
    icon: logo ? iconPath(logo, "favicon-96.png") : "/favicon.svg",
    apple: logo ? iconPath(logo, "apple-180.png") : "/apple-touch-icon.png",
  };
}
