import {
  type CurrencyCode,
  currencyCodes,
  identityTypes,
  lateFeeKinds,
  leaseStatuses,
  propertyTypes,
  prorationMethods,
  unitUses,
} from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { unitAmenities } from '../unit-facts.ts';
import * as cells from './cells.ts';
import type { ImportableFile } from './columns.ts';
import type { CellFault } from './faults.ts';

/** A row as the database takes it. */
export type PortfolioRow = Readonly<Record<string, unknown>> & {
  readonly line: number;
  readonly reference: string;
};

/** Takes cells by their column's name; a value that cannot be read ends the row. */
export type Take = <Value>(column: string, cell: cells.Cell<Value>) => Value;

/** A value that cannot be read. */
export class Unreadable extends Error {
  readonly column: string;
  readonly fault: CellFault | undefined;
  constructor(column: string, fault?: CellFault) {
    super(column);
    this.column = column;
    this.fault = fault;
  }
}

const reference = cells.needed(80);

/** How a row of each file is read. */
export const readers: Readonly<
  Record<ImportableFile, (take: Take, usual: CurrencyCode) => Omit<PortfolioRow, 'line'>>
> = {
  properties: (take) => ({
    reference: take('reference', reference),
    name: take('name', cells.needed(120)),
    property_type: take('type', cells.oneOf(propertyTypes)),
    street: take('street', cells.text(160)),
    street_number: take('street_number', cells.text(20)),
    sector: take('sector', cells.text(80)),
    municipality: take('municipality', cells.needed(80)),
    province: take('province', cells.needed(80)),
    directions: take('directions', cells.text(240)),
    in_condominium: take('in_condominium', cells.flag),
    condominium_name: take('condominium_name', cells.text(120)),
    condominium_contact: take('condominium_contact', cells.text(120)),
    condominium_phone: take('condominium_phone', cells.phone),
    condominium_email: take('condominium_email', cells.email),
    is_archived: take('archived', cells.flag),
  }),
  units: (take, usual) => {
    const currency = take('market_rent_currency', cells.oneOf(currencyCodes, usual));
    const rent = take('market_rent', cells.maybe(cells.amount(currency)));
    return {
      reference: take('reference', reference),
      property: take('property', reference),
      label: take('label', cells.needed(40)),
      unit_use: take('use', cells.oneOf(unitUses, 'dwelling')),
      bedrooms: take('bedrooms', cells.maybe(cells.wholeNumber(0, 50))),
      bathrooms: take('bathrooms', cells.maybe(cells.decimal(1, 50))),
      area_m2: take('area_m2', cells.maybe(cells.decimal(2, 9_999_999))),
      rent_minor: rent,
      rent_currency: rent === null ? null : currency,
      amenities: take('amenities', cells.listOf(cells.oneOf(unitAmenities))),
      is_archived: take('archived', cells.flag),
    };
  },
  people: (take) => ({
    reference: take('reference', reference),
    full_name: take('full_name', cells.needed(120)),
    email: take('email', cells.email),
    phone: take('phone', cells.phone),
    ...identityIn(take),
  }),
  leases: (take, usual) => {
    const currency = take('currency', cells.oneOf(currencyCodes, usual));
    const startsOn = take('starts_on', cells.date);
    const kind = take('late_fee_kind', cells.oneOf(lateFeeKinds, 'none'));
    const isPercent = kind === 'percent_of_outstanding' || kind === 'percent_of_rent';
    const feeOf = <Value>(column: string, isWanted: boolean, cell: cells.Cell<Value>) =>
      take(column, isWanted ? (cell as cells.Cell<Value | null>) : () => null);
    const depositMinor = take('deposit', (given) => (given === '' ? 0 : cells.amount(currency)(given)));
    const percent = feeOf('late_fee_percent', isPercent, cells.decimal(2, 100));
    return {
      reference: take('reference', reference),
      unit: take('unit', reference),
      tenants: take('tenants', (given) => (given === '' ? undefined : cells.listOf(reference)(given))),
      guarantors: take('guarantors', cells.listOf(reference)),
      status: take('status', cells.oneOf(leaseStatuses)),
      starts_on: startsOn,
      ends_on: take('ends_on', laterThan(startsOn)),
      ended_on: take('ended_on', cells.maybe(laterThan(startsOn))),
      currency,
      rents: take('rents', cells.rents(currency, startsOn)),
      due_day: take('due_day', cells.wholeNumber(1, 28)),
      deposit_minor: depositMinor,
      held_minor: take('deposit_held', cells.partOf(depositMinor, currency)),
      owed_deposit_minor: take('deposit_owed', cells.partOf(depositMinor, currency)),
      balance_minor: take('balance', cells.signedAmount(currency)),
      proration_method: take('proration', cells.oneOf(prorationMethods, 'calendar_month')),
      late_fee_kind: kind,
      late_fee_minor: feeOf('late_fee', kind === 'fixed', cells.amount(currency)),
      late_fee_basis_points: percent === null ? null : Math.round(percent * 100),
      late_fee_cap_minor: take('late_fee_cap', cells.maybe(cells.amount(currency))),
      late_fee_grace_days: take('grace_days', (given) =>
        given === '' ? 0 : cells.wholeNumber(0, 60)(given),
      ),
      bill_from: take('charged_from', (given) => (given === '' ? startsOn : laterThan(startsOn)(given))),
    };
  },
};

/** A document as the form asks for it: with its kind, and of the form that this has. */
function identityIn(take: Take) {
  const type = take('identity_type', cells.maybe(cells.oneOf(identityTypes)));
  const number = take('identity_number', cells.text(30));
  if (number === '') return { identity_type: null, identity_number: '' };
  if (type === null) throw new Unreadable('identity_type', 'identity_type_missing');
  const checked = take('identity_number', (given) => {
    const { status, value } = checkIdentity(type, given);
    return status === 'malformed' ? undefined : value;
  });
  return { identity_type: type, identity_number: checked };
}

const laterThan =
  (first: string): cells.Cell<string> =>
  (given) => {
    const day = cells.date(given);
    return day !== undefined && day >= first ? day : undefined;
  };
