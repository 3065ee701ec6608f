import { beforeEach, vi } from "vitest";
import { rememberSettings } from "@/lib/site/settings";
import { demoSite } from "./demo-site";

vi.mock("@/lib/site/queries", () => ({ readSiteSettings: () => Promise.resolve(demoSite) }));

// Unit tests of pages read no database. Some render a page while the tests are collected.
rememberSettings(demoSite);
beforeEach(() => rememberSettings(demoSite));
