import { generateKeyPairSync, sign } from "node:crypto";
import { encodePass, passPath } from "@/lib/requests/pass/pass-code";
import { passDigest, signedPrefix } from "@/lib/requests/pass/verify-pass";
import { guestMessageWords } from "@/lib/requests/reading/guest-message-words";
import type { DeskTour } from "@/lib/requests/reply/desk-tour";
import type { passOfReply, ReplyItem } from "@/lib/requests/reply/reply";
import { proposedCodes, proposedName } from "@/lib/tours/pickup-areas/proposals";
import { demoTours } from "../setup/demo-content";

/** The first tours of the demo content as the reply desk has them, with ids from 1. */
export const deskTours = (count: number): DeskTour[] =>
  demoTours.slice(0, count).map((tour, index) => ({
    id: index + 1,
    name: tour.name,
    code: tour.code ?? null,
    currency: "THB",
    visible: true,
    facts: {},
    images: [],
    prices: (tour.prices ?? []).map(({ service_type, description, price, kind = null }, line) => ({
      id: index * 10 + line,
      service_type,
      description: description ?? { en: "" },
      price,
      kind: kind as DeskTour["prices"][number]["kind"],
    })),
    itineraries: [],
    days: new Map(),
  }));

/** An item of a reply at the prices of the tour, for 6 March 2027; `over` adds what a test is about. */
export const replyItem = (tour: DeskTour, over: Partial<ReplyItem>): ReplyItem => ({
  tour,
  day: "2027-03-06",
  counts: {},
  prices: Object.fromEntries(tour.prices.map(({ id, price }) => [id, price])),
  total: null,
  paid: 0,
  pickup: "07:00-07:30",
  area: "",
  meeting: "",
  mapLink: "",
  ...over,
});

/** The words of messages, with the pick-up areas that the site proposes. */
export const deskWords = guestMessageWords(
  proposedCodes.map((code) => ({ code, name: proposedName(code), surcharge: null })),
);

const { publicKey, privateKey } = generateKeyPairSync("ed25519");

/** The key that the site of the tests signs passes with. */
export const passKey = {
  id: "testkey1",
  public_key: publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("base64url"),
  withdrawn: false,
};

/** Returns the path of a page with a content that `passKey` has signed. */
export async function signedPath(language: Parameters<typeof passPath>[0], content: string): Promise<string> {
  const digest = Buffer.from(await passDigest(content), "base64url");
  const signature = sign(null, Buffer.concat([signedPrefix, digest]), privateKey).toString("base64url");
  return passPath(language, { key: passKey.id, content, signature });
}

/** Returns the link of a signed pass. */
export async function passLink(pass: ReturnType<typeof passOfReply>): Promise<string> {
  return `https://ombak-andaman.example${await signedPath(pass.language, await encodePass(pass))}`;
}
