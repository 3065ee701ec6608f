import { describe, expect, it } from "vitest";
import { accountCreateSchema } from "@/lib/core/auth/credentials";
import { usernameSkeleton } from "@/lib/core/auth/usernames";

const read = (username: string) =>
  accountCreateSchema.safeParse({
    username,
    password: "x7Gh-29aKq_w",
    role: "editor",
    current_password: "x",
  });

describe("the name of a new account", () => {
  it.each(["sari.wulandari", "Budi Santoso", "Сергей-2", "สมชาย", "José O'Neil", "山田たろう", "editor_7"])(
    "may be %j",
    (name) => expect(read(name).data?.username).toBe(name),
  );

  //
  it.each([
    ["a zero-width space", "sa\u200bri"],
    ["a line break", "sari\nadmin"],
    ["a line separator", "sari\u2028admin"],
    ["a mark that turns the direction of writing", "sari\u202enimda"],
    ["a filler that looks like a space", "sari\u3164"],
    ["a letter of another alphabet", "\u0430dmin"],
    ["two alphabets", "admin Сергей"],
  ])("has not %s", (_, name) => {
    expect(read(name).error?.issues.map(({ path }) => path)).toEqual([["username"]]);
  });

  //
  it("has one form however the letters are composed", () => {
    expect(read("Jose\u0301").data?.username).toBe("José");
    expect(read("ｓａｒｉ").data?.username).toBe("sari");
  });
});

it.each([
  ["admin", "Admin"],
  ["admin", "adm1n"],
  ["сор", "cop"],
  ["budi.l", "budi-1"],
  ["sam", "sarn"],
])("%j looks like %j", (one, other) => {
  expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
});

it.each([
  ["editor1", "editor2"],
  ["sari", "sara"],
  ["Сергей", "Андрей"],
])("%j does not look like %j", (one, other) => {
  expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
});
