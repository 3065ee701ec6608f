import { beforeEach } from "vitest";
import { rememberSettings } from "@/lib/site/settings";
import { demoSite } from "./demo-site";

// Unit tests of pages read no database. Some render a page while the tests are collected.
rememberSettings(demoSite);
beforeEach(() => rememberSettings(demoSite));
