import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';
import type { CurrencyCode, IdentityType } from '#src/domain/foundation/enums.ts';

/** What a property is worth, cost and owes; unknown is null, never zero. For readers of money. */
export type PropertyFinances = Omit<
  TableRow<'property_finances'>,
  'id' | 'organization_id' | 'property_id' | 'created_at' | 'updated_at'
>;

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
  value_minor: null,
  value_currency: null,
  valued_on: null,
  purchase_minor: null,
  closing_costs_minor: null,
  purchase_currency: null,
  purchased_on: null,
  loan_minor: null,
  debt_service_minor: null,
  loan_currency: null,
  condominium_fee_minor: null,
  condominium_fee_currency: null,
};
const COLUMNS =
  'value_minor, value_currency, valued_on, purchase_minor, closing_costs_minor, purchase_currency, purchased_on, loan_minor, debt_service_minor, loan_currency, condominium_fee_minor, condominium_fee_currency';

async function fetchFinances(organizationId: string, propertyId: string): Promise<PropertyFinances> {
  const answer = await getClient()
    .from('property_finances')
    .select(COLUMNS)
    .eq('organization_id', organizationId)
    .eq('property_id', propertyId)
    .maybeSingle();
  return unwrap(answer) ?? noFinances;
}

async function fetchOwners(organizationId: string, propertyId: string): Promise<PropertyOwner[]> {
  const answer = await getClient()
    .from('property_owners')
    .select('full_name, identity_type, identity_number, share_basis_points')
    .eq('organization_id', organizationId)
    .eq('property_id', propertyId)
    .order('position');
  return unwrap(answer).map((row) => ({
    fullName: row.full_name,
    identityType: row.identity_type,
    identityNumber: row.identity_number,
    shareBasisPoints: row.share_basis_points,
  }));
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
  const answer = await getClient()
    .from('property_owner_terms')
    .select('starts_on, ends_on, owners')
    .eq('organization_id', organizationId)
    .eq('property_id', propertyId)
    .order('starts_on', { ascending: false });
  return unwrap(answer).map((row) => ({
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    owners: (row.owners as { name: string; share_basis_points: number }[]).map((owner) => ({
      name: owner.name,
      shareBasisPoints: owner.share_basis_points,
    })),
  }));
}

/** What belongs to a property besides its place; part of its cache, so that a change of it loads them again. */
export const propertyFactQueries = {
  finances: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['properties', organizationId, propertyId, 'finances'],
      queryFn: () => fetchFinances(organizationId, propertyId),
    }),
  owners: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['properties', organizationId, propertyId, 'owners'],
      queryFn: () => fetchOwners(organizationId, propertyId),
    }),
  ownerTerms: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['properties', organizationId, propertyId, 'ownerTerms'],
      queryFn: () => fetchOwnerTerms(organizationId, propertyId),
    }),
};

/** Finances as the database takes them. A currency and days stand only beside an amount: the schema has both or neither. */
export const toFinanceRow = (fields: FinanceFields): PropertyFinances => {
  const hasLoan = fields.loanMinor !== null || fields.debtServiceMinor !== null;
  return {
    value_minor: fields.valueMinor,
    value_currency: fields.valueMinor === null ? null : fields.valueCurrency,
    valued_on: fields.valuedOn || null,
    purchase_minor: fields.purchaseMinor,
    closing_costs_minor: fields.closingCostsMinor,
    purchase_currency: fields.purchaseMinor === null ? null : fields.purchaseCurrency,
    purchased_on: fields.purchasedOn || null,
    loan_minor: fields.loanMinor,
    debt_service_minor: fields.debtServiceMinor,
    loan_currency: hasLoan ? fields.loanCurrency : null,
    condominium_fee_minor: fields.condominiumFeeMinor,
    condominium_fee_currency: fields.condominiumFeeMinor === null ? null : fields.condominiumFeeCurrency,
  };
};

/** Owners as the database takes them, in their order. */
export const toOwnerRows = (owners: readonly PropertyOwner[]) =>
  owners.map((owner) => ({
    full_name: owner.fullName,
    identity_type: owner.identityType,
    identity_number: owner.identityNumber,
    share_basis_points: owner.shareBasisPoints,
  }));
