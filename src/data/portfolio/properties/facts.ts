import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { CurrencyCode, IdentityType } from '#src/domain/foundation/enums.ts';

/** What a property is worth, cost and owes; unknown is null, never zero. For readers of money. */
export type PropertyFinances = Selected<'property_finances', typeof COLUMNS>;

/** One of those who own a property together. For readers of people. */
export interface PropertyOwner {
  readonly fullName: string;
  readonly identityType: IdentityType | null;
  readonly identityNumber: string;
  readonly shareBasisPoints: number;
}

/** The same facts as a form gives them; amounts in minor units of the currency beside them. */
export interface FinanceFields {
  readonly valueMinor: number | null;
  readonly valueCurrency: CurrencyCode;
  readonly valuedOn: string;
  readonly purchaseMinor: number | null;
  readonly closingCostsMinor: number | null;
  readonly purchaseCurrency: CurrencyCode;
  readonly purchasedOn: string;
  readonly loanMinor: number | null;
  readonly debtServiceMinor: number | null;
  readonly loanCurrency: CurrencyCode;
  readonly condominiumFeeMinor: number | null;
  readonly condominiumFeeCurrency: CurrencyCode;
}

export const noFinances: PropertyFinances = {
  valueMinor: null,
  valueCurrency: null,
  valuedOn: null,
  purchaseMinor: null,
  closingCostsMinor: null,
  purchaseCurrency: null,
  purchasedOn: null,
  loanMinor: null,
  debtServiceMinor: null,
  loanCurrency: null,
  condominiumFeeMinor: null,
  condominiumFeeCurrency: null,
};
const COLUMNS =
  'valueMinor, valueCurrency, valuedOn, purchaseMinor, closingCostsMinor, purchaseCurrency, purchasedOn, loanMinor, debtServiceMinor, loanCurrency, condominiumFeeMinor, condominiumFeeCurrency';

async function fetchFinances(organizationId: string, propertyId: string): Promise<PropertyFinances> {
  const answer = await select('property_finances', COLUMNS, { organizationId, propertyId }).maybeSingle();
  return unwrap(answer) ?? noFinances;
}

async function fetchOwners(organizationId: string, propertyId: string): Promise<PropertyOwner[]> {
  const answer = await select('property_owners', 'fullName, identityType, identityNumber, shareBasisPoints', {
    organizationId,
    propertyId,
  }).order('position');
  return unwrap(answer);
}

/** Who owned a property from one day to another, before those who own it now. */
export interface OwnerTerm {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Nobody: it was the organization's. */
  readonly owners: readonly { readonly name: string; readonly shareBasisPoints: number }[];
}

/** The latest first. */
async function fetchOwnerTerms(organizationId: string, propertyId: string): Promise<OwnerTerm[]> {
  const answer = await select('property_owner_terms', 'startsOn, endsOn, owners', {
    organizationId,
    propertyId,
  }).order('startsOn', { ascending: false });
  return unwrap(answer) as unknown as OwnerTerm[];
}

/** What belongs to a property besides its place; part of its cache, so that a change of it loads them again. */
export const propertyFactQueries = {
  finances: (organizationId: string, propertyId: string) =>
    query(['properties', organizationId, propertyId, 'finances'], () =>
      fetchFinances(organizationId, propertyId),
    ),
  owners: (organizationId: string, propertyId: string) =>
    query(['properties', organizationId, propertyId, 'owners'], () =>
      fetchOwners(organizationId, propertyId),
    ),
  ownerTerms: (organizationId: string, propertyId: string) =>
    query(['properties', organizationId, propertyId, 'ownerTerms'], () =>
      fetchOwnerTerms(organizationId, propertyId),
    ),
};

/** Finances as the database takes them. A currency and days stand only beside an amount: the schema has both or neither. */
export const toFinanceRow = (fields: FinanceFields): PropertyFinances => {
  const hasLoan = fields.loanMinor !== null || fields.debtServiceMinor !== null;
  return {
    valueMinor: fields.valueMinor,
    valueCurrency: fields.valueMinor === null ? null : fields.valueCurrency,
    valuedOn: fields.valuedOn || null,
    purchaseMinor: fields.purchaseMinor,
    closingCostsMinor: fields.closingCostsMinor,
    purchaseCurrency: fields.purchaseMinor === null ? null : fields.purchaseCurrency,
    purchasedOn: fields.purchasedOn || null,
    loanMinor: fields.loanMinor,
    debtServiceMinor: fields.debtServiceMinor,
    loanCurrency: hasLoan ? fields.loanCurrency : null,
    condominiumFeeMinor: fields.condominiumFeeMinor,
    condominiumFeeCurrency: fields.condominiumFeeMinor === null ? null : fields.condominiumFeeCurrency,
  };
};
