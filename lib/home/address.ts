import { defineAddress } from "../pages/address";

/** `/{lang}`. */
export const homeAddress = defineAddress({
  route: "",
  read: ({ pathname }) => ({ params: {}, template: { url: pathname, params: {}, noindex: false } }),
});
