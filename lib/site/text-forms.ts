import { isBlank, isWebAddress, unseenCharacters } from "../core/content/text";

/**
 * Removes what people write between the digits of a telephone number. The zero of `+66 (0)90` goes too, because it is dialled
 * without the country code alone.
 */
function compactNumber(typed: string): string {
  return typed
    .trim()
    .replace(/^tel:/i, "")
    .replace(/(\d\s*)\(\s*0\s*\)/, "$1")
    .replace(/[\s().\u2010-\u2015/-]/g, "");
}

/** Removes the zero of `+62 0811`. No number of Indonesia or Thailand begins with a zero behind the country code. */
function withoutTrunkZero(number: string): string {
  return number.replace(/^(\+6[26])0/, "$1");
}

/** Returns the number in a pasted link of WhatsApp (`https://wa.me/66900000000`), and any other text as typed. */
function linkedNumber(typed: string): string {
  const link =
    /^\s*(?:(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)|whatsapp:\/\/send\/?\?(?:.*&)?phone=)(?:%2b|\+)?(\d+)/i;
  return link.exec(typed)?.[1] ?? typed;
}

/** Reads a WhatsApp number as people write or paste it. A missing plus sign is added, because the country code is required. */
export function internationalNumber(typed: string): string {
  const number = compactNumber(linkedNumber(typed.replace(unseenCharacters, ""))).replace(/^00/, "+");
  return number === "" || number.startsWith("+") ? withoutTrunkZero(number) : withoutTrunkZero(`+${number}`);
}

export function isInternationalNumber(number: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(number);
}

export function isPhone(typed: string): boolean {
  return isInternationalNumber(internationalNumber(typed)) && typed.trim().startsWith("+");
}

/** Reads the name of an account from `@name`, `name` or an address such as `https://t.me/name`. */
export function telegramName(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\//i, "")
    .replace(/^@/, "")
    .replace(/\/$/, "");
}

export function isTelegramName(name: string): boolean {
  return /^[A-Za-z]\w{4,31}$/.test(name);
}

/** Names of bots end in `bot` by Telegram's rule. */
export function isTelegramBot(name: string): boolean {
  return /bot$/i.test(name);
}

/** Proposes the letters before a booking's reference: the initials of the name, or its first letters. */
export function proposedPrefix(name: string): string {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const initials = words.map((word) => word.charAt(0)).join("");
  const letters = initials.length >= 2 ? initials : words.join("");
  return letters.length >= 2 ? letters.slice(0, 4) : "";
}

/** Reads a colour from `#1A6EB0`, `1a6eb0` or `#17b`. */
export function hexColour(typed: string): string {
  const digits = typed.trim().replace(/^#/, "").toLowerCase();
  if (digits === "") return "";
  return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, "$&$&") : digits}`;
}

export function isHexColour(colour: string): boolean {
  return /^#[0-9a-f]{6}$/.test(colour);
}

export function isAddressOf(...hosts: readonly string[]) {
  return (value: string): boolean => {
    if (isBlank(value)) return true;
    if (!isWebAddress(value) || !value.startsWith("https://")) return false;
    const { hostname } = new URL(value);
    return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  };
}
