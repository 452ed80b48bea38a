import type { Actor } from '#tests/support/cast.ts';

export const EVERY_ROLE: readonly Actor[] = ['owner', 'manager', 'accountant', 'maintenance', 'viewer'];
export const OFFICE: readonly Actor[] = ['owner', 'manager', 'accountant', 'viewer'];
export const MANAGERS: readonly Actor[] = ['owner', 'manager'];
export const CASHIERS: readonly Actor[] = ['owner', 'manager', 'accountant'];
export const REPAIRERS: readonly Actor[] = ['owner', 'manager', 'maintenance'];
/** Everybody who has signed in, whoever they are. */
export const EVERYBODY: readonly Actor[] = [
  ...EVERY_ROLE,
  'otherOwner',
  'tenant',
  'coTenant',
  'formerTenant',
  'otherTenant',
  'foreignTenant',
  'admin',
];
