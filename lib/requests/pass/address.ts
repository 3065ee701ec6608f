import { fixedAddress } from "../../core/pages/address";

/** The page of trip passes. Each pass stands in the fragment, so the page is the same for all. */
export const tripPassAddress = fixedAddress("/trip", { words: "tripPass" });
