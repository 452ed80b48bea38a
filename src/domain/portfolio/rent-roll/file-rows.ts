import type { PortfolioRow } from '../portfolio-files/rows.ts';
import { referenceOf } from './names.ts';
import type { RollRow } from './roll-row.ts';

// Rows of the four files, as the database takes them.

type Facts = RollRow['facts'];

export const propertyRow = (line: number, reference: string, name: string, facts: Facts): PortfolioRow => ({
  ...{ line, reference, name, ...facts, street_number: '', directions: '', in_condominium: false },
  ...{
    condominium_name: '',
    condominium_contact: '',
    condominium_phone: '',
    condominium_email: '',
    is_archived: false,
  },
});

/** What a unit is let for is what its lease says; without one the rent of the sheet is what it is offered for. */
export function unitRow(
  { line, unit, lease, rentMinor, currency }: RollRow,
  property: string,
  reference: string,
): PortfolioRow {
  const offered = lease ? null : rentMinor;
  return {
    ...{ line, reference, property, ...unit, rent_minor: offered },
    ...{ rent_currency: offered === null ? null : currency, amenities: [], is_archived: false },
  };
}

export function leaseRow(row: RollRow, unit: string, tenants: readonly string[]): PortfolioRow {
  const { line, currency, rentMinor, lease } = row;
  if (!lease) throw new Error('a row without a lease');
  const { startsOn, endsOn, status, dueDay, depositMinor, heldMinor, balanceMinor, chargedFrom } = lease;
  return {
    ...{ line, reference: referenceOf(unit, startsOn), unit, tenants, guarantors: [], status, currency },
    ...{
      starts_on: startsOn,
      ends_on: endsOn,
      ended_on: status === 'ended' ? endsOn : null,
      due_day: dueDay,
    },
    rents: [{ starts_on: startsOn, rent_minor: rentMinor ?? 0 }],
    ...{
      deposit_minor: depositMinor,
      held_minor: heldMinor,
      owed_deposit_minor: 0,
      balance_minor: balanceMinor,
    },
    ...{
      proration_method: 'calendar_month',
      late_fee_kind: 'none',
      late_fee_minor: null,
      late_fee_basis_points: null,
    },
    ...{ late_fee_cap_minor: null, late_fee_grace_days: 0, bill_from: chargedFrom },
  };
}
