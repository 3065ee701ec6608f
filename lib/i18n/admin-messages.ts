import { createTranslator } from "next-intl";
import admin from "@/messages/admin.json" with { type: "json" };

/** The words of the back office, which speaks Indonesian only: `adminText("login.title")`. */
export const adminText = createTranslator({ locale: "id", messages: admin });
