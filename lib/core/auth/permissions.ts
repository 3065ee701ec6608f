/** An editor edits content; an admin also manages staff and may do what cannot be undone. */
export const roles = ["admin", "editor"] as const;
export type Role = (typeof roles)[number];

/** The most that an API token may do, whatever the role of its account. */
export const scopes = ["read", "write"] as const;
export type Scope = (typeof scopes)[number];

interface Rule {
  roles: readonly Role[];
  /** Empty: only people who have signed in. */
  scopes: readonly Scope[];
}

/** The one table of permissions. Routes (`endpoint`), pages (`requireAdmin`), menus and buttons use it. */
const rules = {
  readContent: { roles, scopes },
  editContent: { roles, scopes: ["write"] },
  /** No token has this permission, so that a token can neither create another one nor lock anyone out. */
  manageAccount: { roles, scopes: [] },
  /** No token has this permission, so that a token cannot find out a password by trying. */
  proveOwnPassword: { roles, scopes: [] },
  /** No token has this permission, because guests trust whatever a pass says. */
  signTripPasses: { roles, scopes: [] },
  manageStaff: { roles: ["admin"], scopes: [] },
  deleteForever: { roles: ["admin"], scopes: ["write"] },
  changeRates: { roles: ["admin"], scopes: ["write"] },
  closeDays: { roles: ["admin"], scopes: ["write"] },
  manageSite: { roles: ["admin"], scopes: ["write"] },
  changeManyTours: { roles: ["admin"], scopes: ["write"] },
} satisfies Record<string, Rule>;

/** Records that every editor may change at once. More need `changeManyTours`. */
export const freelyChanged = 50;

export type Permission = keyof typeof rules;

export const permissions = Object.keys(rules) as Permission[];

export interface Rights {
  role: Role;
  scope: Scope | null;
}

export function may({ role, scope }: Rights, permission: Permission): boolean {
  const rule: Rule = rules[permission];
  return rule.roles.includes(role) && (scope === null || rule.scopes.includes(scope));
}

export function roleOf(text: string): Role {
  return text === "admin" ? "admin" : "editor";
}

export interface Actor extends Rights {
  id: number;
  username: string;
  kind: "cookie" | "bearer" | "token";
}

export interface AccountUpdate {
  role?: Role | undefined;
  active?: boolean | undefined;
}

/** Whether a change gives an account rights: the admin who asks has to prove the own password. */
export function givesRights({ role, active }: AccountUpdate): boolean {
  return role === "admin" || active === true;
}
