import { describe, expect, it } from "vitest";
import { adminMenu, palettePages } from "@/components/admin/frame/admin-menu";
import { menuItems } from "@/components/admin/menu-items";
import type { Actor, Role } from "@/lib/core/auth/permissions";

const actor = (role: Role): Actor => ({ id: 1, username: "x", kind: "cookie", role, scope: null });

const outline = (role: Role) =>
  adminMenu(actor(role)).map((entry) =>
    "links" in entry
      ? `${entry.folds ? "+ " : ""}${entry.label}: ${entry.links.map(({ href }) => href).join(" ")}`
      : entry.href,
  );

describe("the menu", () => {
  //
  it("has the daily work first, then tools, figures and settings", () => {
    const links = adminMenu(actor("admin")).flatMap((entry) => ("links" in entry ? entry.links : [entry]));
    const hrefs = menuItems.filter(({ tabFor }) => !tabFor).map(({ href }) => href);
    expect(links.map(({ href }) => href).toSorted()).toEqual(hrefs.toSorted());
    const tours = "Tur: /admin/tours /admin/international-tours /admin/domestic-tours";
    expect(outline("admin").slice(0, 2)).toEqual(["/admin", tours]);
    expect(outline("admin").slice(-3)).toEqual([
      expect.stringMatching(/^\+ Alat: .*\/admin\/history$/),
      "/admin/figures",
      expect.stringMatching(/^\+ Pengaturan: .*\/admin\/staff/),
    ]);
  });

  //
  it("leaves out pages that an editor may not open, and empty groups", () => {
    expect(outline("editor").join(" ")).not.toMatch(/staff|kurs|closed-days/);
  });

  //
  it("leads editors to the home page, which admins reach by a tab of Situs", () => {
    expect(outline("editor").join(" ")).toMatch(/ \/admin\/site\/home/);
    expect(outline("admin").join(" ")).not.toContain("/admin/site/home");
    for (const role of ["editor", "admin"] as const)
      expect(palettePages(actor(role)).filter(({ href }) => href === "/admin/site/home")).toHaveLength(1);
  });
});
