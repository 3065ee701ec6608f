import type { Channel } from "../../booking/chat-link";

/** Returns the digits of a telephone number for WhatsApp. Any other text gives the empty text. */
function phoneDigits(contact: string): string {
  const digits = contact.replace(/\D/g, "");
  return /^\+?[\d\s().-]+$/.test(contact.trim()) && digits.length >= 8 ? digits : "";
}

/** Makes the link that opens the guest's chat with the reply. Without a contact, the application asks for the chat. */
export function replyLink(channel: Channel, contact: string, text: string): string {
  const query = encodeURIComponent(text.toWellFormed());
  const phone = phoneDigits(contact);
  if (channel === "whatsapp") return `https://wa.me/${phone}?text=${query}`;
  const account = contact.trim().replace(/^@/, "");
  if (/^[a-z]\w{4,31}$/i.test(account)) return `https://t.me/${account}?text=${query}`;
  return phone ? `https://t.me/+${phone}?text=${query}` : `https://t.me/share/url?url=${query}`;
}

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
