import { z } from "zod";
import { emptyDraft } from "../core/content/field-drafts";
import { choice, optionalChoice } from "../core/content/field-kinds";
import { list } from "../core/content/list-field";
import { isBlank, isWebAddress } from "../core/content/text";
import { optionalLocalizedText, optionalTextField, text } from "../core/content/text-kinds";
import { tideChoices } from "../core/tides/station-codes";
import { readText } from "./read-text";
import {
  internationalNumber,
  isAddressOf,
  isInternationalNumber,
  isPhone,
  isTelegramBot,
  isTelegramName,
  telegramName,
} from "./text-forms";

function network(name: "instagram" | "youtube" | "tiktok" | "facebook" | "linkedin", ...hosts: string[]) {
  return optionalTextField({
    label: `site.fields.${name}`,
    section: "networks",
    limit: 300,
    inputMode: "url",
    nullable: true,
    check: [isAddressOf(...hosts), `Harus berupa alamat https dari ${hosts[0]}.`],
  });
}

const phoneFields = {
  number: text({
    label: "site.fields.phone",
    limit: 30,
    check: [isPhone, "Tulis nomor dengan kode negara, misalnya +62 812 3456 7890."],
  }),
};

const addressFields = {
  line1: text({ label: "site.fields.line1", limit: 120 }),
  line2: optionalTextField({ label: "site.fields.line2", limit: 120, nullable: true }),
  postal_code: optionalTextField({ label: "site.fields.postalCode", limit: 12, nullable: true }),
  city: text({ label: "site.fields.city", limit: 80 }),
  country: text({
    label: "site.fields.country",
    limit: 2,
    check: [(code) => /^[A-Z]{2}$/.test(code), "Pilih negara."],
  }),
  map_url: optionalTextField({
    label: "site.fields.mapUrl",
    hint: "site.fields.mapUrlHint",
    limit: 2_000,
    inputMode: "url",
    nullable: true,
    check: [
      (value) => isBlank(value) || (isWebAddress(value) && value.startsWith("https://")),
      "Harus berupa alamat https.",
    ],
  }),
};

/** How guests reach the operator, and where. */
export const contactFields = {
  whatsapp_number: readText({
    label: "site.fields.whatsappNumber",
    section: "contact",
    hint: "site.fields.whatsappNumberHint",
    limit: 300,
    read: internationalNumber,
    checks: [[isInternationalNumber, "Tulis nomor dengan kode negara, misalnya +62 812 3456 7890."]],
  }),
  telegram_account: readText({
    label: "site.fields.telegramAccount",
    section: "contact",
    hint: "site.fields.telegramAccountHint",
    limit: 100,
    read: telegramName,
    checks: [
      [isTelegramName, "Nama akun terdiri dari 5 sampai 32 huruf Latin, angka, atau garis bawah."],
      [
        (name) => !isTelegramBot(name),
        "Nama ini milik bot. Bot atau kanal tidak menampilkan teks yang sudah terisi. Tulis akun orang.",
      ],
    ],
  }),
  email: optionalTextField({
    label: "site.fields.email",
    section: "contact",
    limit: 254,
    nullable: true,
    check: [
      (value) => isBlank(value) || z.email().safeParse(value.trim()).success,
      "Tulis alamat email, misalnya halo@contoh.id.",
    ],
  }),
  phones: list({
    label: "site.fields.phones",
    section: "contact",
    fields: phoneFields,
    item: "site.phoneItem",
    add: "site.phoneAdd",
    empty: "site.phoneEmpty",
    limit: 6,
  }),
  opening_hours: optionalLocalizedText({
    label: "site.fields.openingHours",
    section: "contact",
    hint: "site.fields.openingHoursHint",
    limit: 200,
    rows: 2,
  }),
  answer_time: optionalLocalizedText({
    label: "site.fields.answerTime",
    section: "contact",
    hint: "site.fields.answerTimeHint",
    limit: 80,
    rows: 1,
  }),
  guest_phone: choice({
    label: "site.fields.guestPhone",
    section: "contact",
    hint: "site.fields.guestPhoneHint",
    choices: ["off", "optional", "required"],
    choiceNames: {
      off: "site.guestPhone.off",
      optional: "site.guestPhone.optional",
      required: "site.guestPhone.required",
    },
  }),
  addresses: list({
    label: "site.fields.addresses",
    section: "contact",
    fields: addressFields,
    item: "site.addressItem",
    add: "site.addressAdd",
    empty: "site.addressEmpty",
    limit: 6,
    newItem: () => ({ ...emptyDraft(addressFields), country: "ID" }),
  }),
  tide_station: optionalChoice({
    label: "site.fields.tideStation",
    section: "contact",
    hint: "site.fields.tideStationHint",
    choices: tideChoices,
    choiceNames: {
      "ko-taphao-noi": "site.tideStation.ko-taphao-noi",
      "ko-lak": "site.tideStation.ko-lak",
      sabang: "site.tideStation.sabang",
      padang: "site.tideStation.padang",
      "tanjung-lesung": "site.tideStation.tanjung-lesung",
      benoa: "site.tideStation.benoa",
      lembar: "site.tideStation.lembar",
      waikelo: "site.tideStation.waikelo",
      bitung: "site.tideStation.bitung",
      ambon: "site.tideStation.ambon",
      sun: "site.tideStation.sun",
    },
  }),
  instagram: network("instagram", "instagram.com"),
  youtube: network("youtube", "youtube.com", "youtu.be"),
  tiktok: network("tiktok", "tiktok.com"),
  facebook: network("facebook", "facebook.com", "fb.com"),
  linkedin: network("linkedin", "linkedin.com"),
};
