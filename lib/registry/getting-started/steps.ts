import { type LocalizedText, type OptionalText, staffText } from "../../core/content/localized-text";
import { isEmpty } from "../../core/forms/values";
import { adminText } from "../../core/i18n/admin-messages";
import type { Home } from "../../home/fields";
import { linkedSections } from "../../home/linked-sections";
import type { SiteSettings } from "../../site/fields";
import {
  type GettingStartedStep,
  gettingStartedSteps,
  type LiveStep,
  liveSteps,
  type MissingForLive,
  type StepStatus,
} from "./schema";

export interface StepConditions {
  site: SiteSettings;
  home: Home;
  /** The fields that hold something of the operator. */
  own: { site: ReadonlySet<string>; home: ReadonlySet<string> };
  /** The pictures of the home page as the seed wrote it. */
  demoPictures: ReadonlySet<string>;
  tours: { own: number; demo: number };
  accounts: number;
}

interface Step {
  /** The fields that the step fills, of the settings or of the home page. */
  fields?: readonly string[];
  isDone: (facts: StepConditions) => boolean;
  /** An empty text: visitors see nothing. */
  seen: (facts: StepConditions) => string;
}

const joined = (texts: (string | null)[]) => texts.filter((text) => text).join(" · ");

function textOf(text: LocalizedText | OptionalText | null): string {
  return text?.en ? staffText({ ...text, en: text.en }) : "";
}

const homeTexts = ["hero_title", "about_lead", "paragraphs", "advantages", "questions"];

const stepRules: Record<GettingStartedStep, Step> = {
  identity: {
    fields: ["name", "logo"],
    isDone: ({ own }) => own.site.has("name") && own.site.has("logo"),
    seen: ({ site }) => site.name,
  },
  chats: {
    fields: ["whatsapp_number", "telegram_account"],
    isDone: ({ own }) => own.site.has("whatsapp_number") || own.site.has("telegram_account"),
    seen: ({ site }) => joined([site.whatsapp_number, site.telegram_account && `@${site.telegram_account}`]),
  },
  phones: {
    fields: ["phones"],
    isDone: ({ own }) => own.site.has("phones"),
    seen: ({ site }) => joined(site.phones.map(({ number }) => number)),
  },
  address: {
    fields: ["addresses", "opening_hours"],
    isDone: ({ own }) => own.site.has("addresses") && own.site.has("opening_hours"),
    seen: ({ site }) => joined([...site.addresses.map(({ city }) => city), textOf(site.opening_hours)]),
  },
  documents: {
    fields: ["privacy_policy", "privacy_text"],
    isDone: ({ own }) => own.site.has("privacy_policy") || own.site.has("privacy_text"),
    seen: ({ site }) =>
      joined(
        [
          (site.privacy_policy || !isEmpty(site.privacy_text)) && adminText("gettingStarted.privacy"),
          site.payment_methods && adminText("gettingStarted.payment"),
          !isEmpty(site.terms_text) && adminText("gettingStarted.terms"),
        ].map((text) => text || null),
      ),
  },
  home: {
    fields: homeTexts,
    isDone: ({ own }) => homeTexts.some((name) => own.home.has(name)),
    seen: ({ home }) => {
      const written = linkedSections(home).filter((section) => section !== "promo" && section !== "packages");
      const sections = written.map((section) => adminText(`home.sections.${section}`));
      return joined([textOf(home.hero_title), ...sections]);
    },
  },
  pictures: {
    fields: ["slides"],
    isDone: ({ home, demoPictures }) =>
      home.slides.some(({ picture }) => picture !== null && !demoPictures.has(picture)),
    seen: ({ home }) => {
      const count = home.slides.filter(({ picture, visible }) => picture && visible).length;
      return count > 0 ? adminText("gettingStarted.pictures", { count }) : "";
    },
  },
  tour: {
    isDone: ({ tours }) => tours.own > 0,
    seen: ({ tours }) =>
      joined([
        tours.own > 0 ? adminText("gettingStarted.ownTours", { count: tours.own }) : null,
        tours.demo > 0 ? adminText("gettingStarted.demoTours", { count: tours.demo }) : null,
      ]),
  },
  staff: {
    isDone: ({ accounts }) => accounts > 1,
    seen: ({ accounts }) => adminText("gettingStarted.accounts", { count: accounts }),
  },
};

function stateOf(step: GettingStartedStep, facts: StepConditions): StepStatus["state"] {
  const { fields = [], isDone } = stepRules[step];
  if (isDone(facts)) return "done";
  if (step === "staff") return "optional";
  const { site, home, own, tours } = facts;
  if (step === "tour") return tours.demo > 0 ? "demo" : "empty";
  const isOwn = (name: string) => own.site.has(name) || own.home.has(name);
  const filled = fields.filter((name) => !isEmpty(Reflect.get(site, name) ?? Reflect.get(home, name)));
  if (filled.some((name) => !isOwn(name))) return "demo";
  return filled.length > 0 ? "partial" : "empty";
}

/** Judges each step by what the site holds. */
export function stepStatuses(facts: StepConditions): StepStatus[] {
  return gettingStartedSteps.map((step) => ({
    step,
    state: stateOf(step, facts),
    seen: stepRules[step].seen(facts),
  }));
}

interface LiveFacts {
  siteUrl: string;
  hasBackup: boolean;
  email: string | null;
}

/** Whether only this machine or this network finds a host. An address of numbers is nobody's domain either. */
function isLocalHost(host: string): boolean {
  return !host.includes(".") || /^[\d.]+$|:|\.(?:local|localhost|internal|test|example)$/.test(host);
}

/** Lists what is missing before the site can be opened to the public. */
export function missingForLive({ siteUrl, hasBackup, email }: LiveFacts): MissingForLive[] {
  const { hostname, protocol } = new URL(siteUrl);
  const done: Record<LiveStep, boolean> = {
    domain: !isLocalHost(hostname),
    https: protocol === "https:",
    backup: hasBackup,
    email: email !== null,
  };
  return liveSteps.filter((step) => !done[step]).map((step) => ({ step, host: hostname }));
}
