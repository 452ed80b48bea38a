import { describe, expect, it } from 'vitest';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { ownerTenants } from '#src/i18n/dictionaries/leasing/owner-tenants.en.ts';
import { tenantsCsv } from './tenants-csv.ts';

const ana: Tenant = {
  id: 't1',
  personId: 'p1',
  leaseId: 'l1',
  userId: null,
  isPrimary: true,
  fullName: 'Ana "Nena" Díaz, Rosa',
  email: 'ana@example.com',
  phone: '+18095551234',
  propertyId: 'b1',
  unitId: 'u1',
  propertyName: 'Torre Azul',
  unitLabel: '3B',
  rentMinor: 2500050,
  currency: 'DOP',
  startsOn: '2026-01-15',
  endsOn: '2027-01-14',
  status: 'active',
  receivableMinor: 100000,
  creditMinor: 0,
  leftOn: null,
  hasLeft: false,
  tags: [],
};

describe('tenantsCsv', () => {
  it('writes a head and a line for each tenant', () => {
    const [head, line, rest] = tenantsCsv([ana], ownerTenants.tenants.columns, enumsEn).split('\r\n');
    expect(head?.startsWith('\uFEFFTenant,Email,Phone,Property')).toBe(true);
    expect(line).toBe(
      `"Ana ""Nena"" Díaz, Rosa",ana@example.com,'+18095551234,Torre Azul,3B,DOP,25000.5,2026-01-15,2027-01-14,Active,1000`,
    );
    expect(rest).toBe('');
  });

  it('shows credit as a negative balance', () => {
    const csv = tenantsCsv(
      [{ ...ana, receivableMinor: 0, creditMinor: 5000 }],
      ownerTenants.tenants.columns,
      enumsEn,
    );
    expect(csv).toContain(',-50\r\n');
  });
});
