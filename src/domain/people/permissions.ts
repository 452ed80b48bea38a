import { type MembershipRole, membershipRoles } from '../foundation/enums.ts';

/** What a member of an organization may be allowed to do. */
export const permissions = [
  'portfolio.read',
  'portfolio.write',
  'people.read',
  'people.write',
  'leases.read',
  'leases.write',
  'money.read',
  'money.write',
  'money.reverse',
  'maintenance.read',
  'maintenance.write',
  'messages.read',
  'messages.write',
  'calendar.write',
  'decisions.write',
  'members.manage',
  'organization.manage',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * What each role may do. The database holds the same table and is the one that enforces it; this one decides what a
 * screen offers.
 */
const PERMISSIONS_BY_ROLE: Readonly<Record<MembershipRole, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((permission) => permission !== 'organization.manage'),
  accountant: [
    'portfolio.read',
    'people.read',
    'leases.read',
    'money.read',
    'money.write',
    'money.reverse',
    'maintenance.read',
    'messages.read',
    'messages.write',
    'calendar.write',
    'audit.read',
  ],
  maintenance: ['portfolio.read', 'maintenance.read', 'maintenance.write', 'calendar.write'],
  viewer: ['portfolio.read', 'people.read', 'leases.read', 'money.read', 'maintenance.read', 'messages.read'],
};

export function permissionsOf(role: MembershipRole): readonly Permission[] {
  return PERMISSIONS_BY_ROLE[role];
}

export function can(role: MembershipRole, permission: Permission): boolean {
  return PERMISSIONS_BY_ROLE[role].includes(permission);
}

/** Whether a permission only lets its holder look: a closed organization leaves these and no other. */
export function isReading(permission: Permission): boolean {
  return permission.endsWith('.read');
}

export interface PermissionRow {
  readonly permission: Permission;
  readonly roles: readonly MembershipRole[];
}

/** The table by permission, for a screen or a document that explains the roles. */
export function permissionMatrix(): PermissionRow[] {
  return permissions.map((permission) => ({
    permission,
    roles: membershipRoles.filter((role) => can(role, permission)),
  }));
}
