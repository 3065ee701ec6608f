import { describe, expect, it } from "vitest";
import { may, type Permission, permissions, type Rights, roles, scopes } from "@/lib/core/auth/permissions";

const ofAdmins: Permission[] = [
  "manageStaff",
  "deleteForever",
  "changeRates",
  "closeDays",
  "manageSite",
  "changeManyTours",
];
/** What no API token may. */
const ofPeople: Permission[] = ["manageAccount", "proveOwnPassword", "manageStaff", "signTripPasses"];
/** What a token for reading may. */
const reading: Permission[] = ["readContent"];

describe.each(permissions)("%s", (permission) => {
  //
  it.each(roles)("by role: %s", (role) => {
    const allowed = role === "admin" || !ofAdmins.includes(permission);
    expect(may({ role, scope: null }, permission)).toBe(allowed);
  });

  it.each(scopes)("by a token's scope, never beyond its account's role: %s", (scope) => {
    const inScope = scope === "read" ? reading.includes(permission) : !ofPeople.includes(permission);
    const rights = (role: Rights["role"]): Rights => ({ role, scope });
    expect(may(rights("admin"), permission)).toBe(inScope);
    expect(may(rights("editor"), permission)).toBe(inScope && !ofAdmins.includes(permission));
  });
});
