import { defineAddress } from "../core/pages/address";

export const homeAddress = defineAddress({
  route: "",
  read: ({ pathname }) => ({ params: {}, template: { url: pathname, params: {}, noindex: false } }),
});
