import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { membershipRoles } from '../foundation/enums.ts';
import { can, isReading, permissionMatrix, permissions, permissionsOf } from './permissions.ts';

describe('a role', () => {
  it('of owner may do everything', () => {
    expect(permissionsOf('owner')).toEqual([...permissions]);
  });

  it('of manager may do everything but change the organization itself', () => {
    expect(permissions.filter((permission) => !can('manager', permission))).toEqual(['organization.manage']);
  });

  it('of accountant handles money, writes to tenants and reads the rest', () => {
    expect(permissionsOf('accountant')).toEqual([
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
    ]);
  });

  it('of maintenance repairs, sees the portfolio, and neither people nor money', () => {
    expect(permissionsOf('maintenance')).toEqual([
      'portfolio.read',
      'maintenance.read',
      'maintenance.write',
      'calendar.write',
    ]);
  });

  it('of viewer reads and changes nothing', () => {
    expect(permissionsOf('viewer')).toEqual([
      'portfolio.read',
      'people.read',
      'leases.read',
      'money.read',
      'maintenance.read',
      'messages.read',
    ]);
    expect(permissionsOf('viewer').every(isReading)).toBe(true);
  });
});

describe('the permissions', () => {
  it('of every role are among those of the owner, each named once', () => {
    for (const role of membershipRoles) {
      const granted = permissionsOf(role);
      expect(new Set(granted).size).toBe(granted.length);
      for (const permission of granted) expect(can('owner', permission)).toBe(true);
    }
  });

  it('to write come with those to read', () => {
    for (const role of membershipRoles) {
      for (const permission of permissionsOf(role)) {
        const readPermission = permissions.find((other) => other === permission.replace('.write', '.read'));
        if (readPermission !== undefined) expect(can(role, readPermission)).toBe(true);
      }
    }
  });
});

describe('the matrix', () => {
  it('says the same as can()', () => {
    const matrix = permissionMatrix();
    expect(matrix.map((row) => row.permission)).toEqual([...permissions]);
    for (const { permission, roles } of matrix) {
      for (const role of membershipRoles) expect(roles.includes(role)).toBe(can(role, permission));
    }
  });

  it('is the one that the documentation prints', () => {
    const printed = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
    const rows = permissionMatrix().map(({ permission, roles }) => {
      const cells = membershipRoles.map((role) => (roles.includes(role) ? 'yes' : '–'));
      return `| \`${permission}\` | ${cells.join(' | ')} |`;
    });
    expect(printed.split('\n').filter((line) => /^\| `\w+\.\w+` \|.*\b(yes|–)/.test(line))).toEqual(rows);
  });
});

describe('every permission', () => {
  const sql = globSync('supabase/schemas/**/*.sql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const asked = new Set(
    [
      ...sql.matchAll(
        /(?:my_organization_(?:ids|folders)|require_permission|begin_team_change|decidable_payment|else|then)[^;']*'(\w+\.\w+)'/g,
      ),
    ].map((match) => match[1]),
  );

  it.each(permissions)('%s is asked for by the database', (permission) => {
    expect(asked).toContain(permission);
  });
});
