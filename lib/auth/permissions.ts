/** What an account is: an editor keeps the content; an admin also the staff and what cannot be undone. */
export const roles = ["admin", "editor"] as const;
export type Role = (typeof roles)[number];

/** What an API token may do at most, whatever the role of its account. */
export const scopes = ["read", "write"] as const;
export type Scope = (typeof scopes)[number];

interface Rule {
  roles: readonly Role[];
  /** Scopes of the tokens that may; none: only somebody who has signed in. */
  scopes: readonly Scope[];
}

/** Who may do what. Routes (`endpoint`), pages (`requireAdmin`), the menu and buttons all ask this table. */
const rules = {
  /** To see what the back office sees, and to ask who one is. */
  readContent: { roles, scopes },
  editContent: { roles, scopes: ["write"] },
  /** The own password, sessions, second step and tokens: a token can make no other, and lock nobody out. */
  manageAccount: { roles, scopes: [] },
  manageStaff: { roles: ["admin"], scopes: [] },
  deleteForever: { roles: ["admin"], scopes: ["write"] },
  changeRates: { roles: ["admin"], scopes: ["write"] },
  closeDays: { roles: ["admin"], scopes: ["write"] },
  changeManyTours: { roles: ["admin"], scopes: ["write"] },
} satisfies Record<string, Rule>;

/** As many records may anybody change at once who may edit; more need `changeManyTours`. */
export const freelyChanged = 50;

export type Permission = keyof typeof rules;

export const permissions = Object.keys(rules) as Permission[];

/** What decides: the role of the account as it is now, and the scope where a token asks. */
export interface Rights {
  role: Role;
  scope: Scope | null;
}

export function may({ role, scope }: Rights, permission: Permission): boolean {
  const rule: Rule = rules[permission];
  return rule.roles.includes(role) && (scope === null || rule.scopes.includes(scope));
}

/** A role as the database holds it; its check admits no other. */
export function roleOf(text: string): Role {
  return text === "admin" ? "admin" : "editor";
}

/** Who does something: what a history notes of it. */
export interface Actor extends Rights {
  id: number;
  username: string;
  /** How it is signed in: by the back office's cookie, by a login over the API, by an API token. */
  kind: "cookie" | "bearer" | "token";
}
