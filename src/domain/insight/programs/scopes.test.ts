import { describe, expect, it } from 'vitest';
import { can } from '../../people/permissions.ts';
import { tools } from '../assistant/tools.ts';
import { programScopes, scopeOf, scopesOf, toolsFor } from './scopes.ts';

describe('what a program may ask for', () => {
  it('is grouped by area', () => {
    expect(scopesOf('owner')).toEqual(programScopes.filter((scope) => scope !== 'own'));
    expect(scopesOf('tenant')).toEqual(['own', 'help', 'prepare']);
  });

  it('only reads, but for what fills in forms', () => {
    const read = programScopes.filter((scope) => scope !== 'prepare');
    for (const area of ['owner', 'tenant'] as const) {
      const names = toolsFor(area, read, () => true);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => tools[name].does !== 'read')).toEqual([]);
      expect(toolsFor(area, ['prepare'], () => true).every((name) => name.startsWith('prepare_'))).toBe(true);
    }
  });

  it('is what was agreed to, and no more than the person may do', () => {
    expect(toolsFor('owner', ['money'], () => true)).toEqual([
      'tenant_account',
      'late_tenants',
      'payments',
      'forecast',
    ]);
    expect(
      toolsFor('owner', ['money', 'maintenance'], (permission) => can('maintenance', permission)),
    ).toEqual(['open_requests']);
    expect(toolsFor('tenant', ['money', 'overview'], () => true)).toEqual([]);
  });

  it('counts what tells of everything as more than one group', () => {
    expect(scopeOf('measure')).toBe('overview');
    expect(scopeOf('law')).toBe('help');
    expect(scopeOf('my_balance')).toBe('own');
  });
});
