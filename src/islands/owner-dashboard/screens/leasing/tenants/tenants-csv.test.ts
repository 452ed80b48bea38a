import { describe, expect, it } from 'vitest';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { ownerTenants } from '#src/i18n/dictionaries/leasing/owner-tenants.en.ts';
import { tenantsCsv } from './tenants-csv.ts';

const ana: Tenant = {
  id: 't1',
  person_id: 'p1',
  lease_id: 'l1',
  user_id: null,
  is_primary: true,
  full_name: 'Ana "Nena" Díaz, Rosa',
  email: 'ana@example.com',
  phone: '+18095551234',
  property_id: 'b1',
  unit_id: 'u1',
  property_name: 'Torre Azul',
  unit_label: '3B',
  rent_minor: 2500050,
  currency: 'DOP',
  starts_on: '2026-01-15',
  ends_on: '2027-01-14',
  status: 'active',
  receivable_minor: 100000,
  credit_minor: 0,
  left_on: null,
  has_left: false,
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
      [{ ...ana, receivable_minor: 0, credit_minor: 5000 }],
      ownerTenants.tenants.columns,
      enumsEn,
    );
    expect(csv).toContain(',-50\r\n');
  });
});
