/** The operator's contacts and documents, invented for the demonstration. The environment overrides the chat contacts. */
export const site = {
  name: "Ombak Andaman",
  legalName: "Ombak Andaman Tours Co., Ltd.",
  /** Digits only, country code first. */
  whatsappNumber: "66900000000",
  telegramAccount: "ombak_andaman_demo",
  email: "halo@ombak-andaman.example",
  phones: [
    { label: "+66 90 000 0000", href: "tel:+66900000000" },
    { label: "+62 800 0000 000", href: "tel:+628000000000" },
  ],
  since: 2018,
  addresses: {
    thailand: {
      lines: ["99/9 Chao Fa Tawan Ok Road", "Chalong, Mueang Phuket"],
      postalCode: "83130",
      city: "Phuket",
      country: "TH",
    },
    indonesia: {
      lines: ["Jalan Danau Contoh No. 9", "Sanur, Denpasar Selatan"],
      postalCode: "80228",
      city: "Denpasar",
      country: "ID",
    },
  },
  social: {
    instagram: "https://www.instagram.com/ombak.andaman.demo",
    youtube: "https://www.youtube.com/@ombak-andaman-demo",
    tiktok: "https://www.tiktok.com/@ombak.andaman.demo",
    facebook: "https://www.facebook.com/ombak.andaman.demo",
    linkedin: "https://www.linkedin.com/company/ombak-andaman-demo",
  },
  documents: {
    privacyPolicy: "/documents/privacy-policy.pdf",
    /** Shown to Russian visitors only. */
    paymentMethods: "/documents/payment-methods-ru.pdf",
  },
} as const;
