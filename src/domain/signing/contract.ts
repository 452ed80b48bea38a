// The contract of a lease as data: its facts, what the law misses in it, what an amendment changes. Long because a contract has many facts.
import type { IsoDate } from '../foundation/dates.ts';
import type {
  CurrencyCode,
  IdentityType,
  LateFeeFrequency,
  LateFeeKind,
  LeaseStatus,
  ProrationMethod,
  UnitUse,
} from '../foundation/enums.ts';
import { type Citation, type ContractItem, contractItems, ruleInForce } from '../leasing/rental-law.ts';

/** Somebody who signs as tenant or guarantor. */
export interface ContractParty {
  readonly id: string;
  readonly full_name: string;
  readonly identity_type: IdentityType | null;
  readonly identity_number: string;
  readonly email: string;
  readonly has_account: boolean;
}

/** What a contract says beyond the terms of its lease. */
export interface ContractParticulars {
  readonly description: string;
  readonly condition: string;
  /** A thing a line. */
  readonly furniture: string;
  readonly is_unfurnished: boolean;
  /** Where and how the rent is paid. */
  readonly payment_form: string;
  /** Who signs for the landlord; the organisation's own name when empty. */
  readonly landlord_name: string;
  readonly landlord_identity: string;
  readonly landlord_domicile: string;
  readonly tenant_domicile: string;
  readonly agreed_in: string;
  readonly agreed_on: IsoDate | null;
  /** A clause a paragraph, divided by empty lines. */
  readonly extra_clauses: string;
}

export interface RentOfContract {
  readonly starts_on: IsoDate;
  /** Minor units of the lease's currency. */
  readonly rent_minor: number;
}

/** The terms that a later amendment may change. */
export interface ContractTerms {
  readonly lease: {
    readonly id: string;
    readonly status: LeaseStatus;
    readonly starts_on: IsoDate;
    readonly ends_on: IsoDate;
    readonly currency: CurrencyCode;
    readonly due_day: number;
    readonly deposit_minor: number;
    readonly proration_method: ProrationMethod;
    readonly late_fee_kind: LateFeeKind;
    readonly late_fee_minor: number | null;
    readonly late_fee_basis_points: number | null;
    /** The most that one late rent may bring in fees. */
    readonly late_fee_cap_minor: number | null;
    /** The most that all fees of a calendar month may come to; missing in versions from before it was written. */
    readonly late_fee_monthly_cap_minor?: number | null;
    readonly late_fee_grace_days: number;
    /** Missing in versions from before a rule could count by days. */
    readonly late_fee_frequency?: LateFeeFrequency;
  };
  /** In the order of their days; the first is that of the start. */
  readonly rent_steps: readonly RentOfContract[];
  readonly tenants: readonly ContractParty[];
  readonly guarantors: readonly ContractParty[];
}

/** Everything that a contract is written from, as `contract_facts` of the database answers. */
export interface ContractFacts extends ContractTerms {
  readonly organization: {
    readonly name: string;
    readonly rnc: string;
    readonly address: string;
    readonly phone: string;
  };
  readonly property: {
    readonly name: string;
    readonly street: string;
    readonly street_number: string;
    readonly sector: string;
    readonly municipality: string;
    readonly province: string;
    readonly reference: string;
    readonly condominium_name: string;
  };
  readonly unit: {
    readonly label: string;
    readonly unit_use: UnitUse;
    readonly bedrooms: number | null;
    readonly bathrooms: number | null;
    readonly area_m2: number | null;
  };
  readonly particulars: ContractParticulars | null;
  /** The last version that all signed; null when there is none. */
  readonly signed_version: {
    readonly number: number;
    readonly signed_on: IsoDate;
    readonly facts: ContractTerms;
  } | null;
  readonly today: IsoDate;
}

/** A part of a document. */
export interface ContractClause {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A document as it is stored and signed: its text in both languages. The Spanish one binds. */
export interface ContractDocument {
  /** Which template wrote it. */
  readonly template: string;
  readonly title: { readonly es: string; readonly en: string };
  readonly es: readonly ContractClause[];
  readonly en: readonly ContractClause[];
}

/** The consent that a signer gives; another text has another version. */
export const SIGNATURE_CONSENT = 'firma-2026-12';

export const emptyParticulars: ContractParticulars = {
  description: '',
  condition: '',
  furniture: '',
  is_unfurnished: false,
  payment_form: '',
  landlord_name: '',
  landlord_identity: '',
  landlord_domicile: '',
  tenant_domicile: '',
  agreed_in: '',
  agreed_on: null,
  extra_clauses: '',
};

/**
 * What the law wants in the contract (Ley 85-25, art. 5) and the facts do not say, in the order of the law, each with the
 * article; empty when nothing is missing. An amendment is not asked: what it amends has said it.
 */
export function missingContent(facts: ContractFacts): (Citation & { readonly item: ContractItem })[] {
  if (facts.signed_version) return [];
  const rule = ruleInForce('contract_content', facts.unit.unit_use, facts.today);
  if (!rule) return [];
  return contractItems
    .filter((item) => !says(facts, item))
    .map((item) => ({ item, law: rule.law, article: rule.article }));
}

function says(facts: ContractFacts, item: ContractItem): boolean {
  const particulars = facts.particulars ?? emptyParticulars;
  const { property, organization, tenants, lease } = facts;
  switch (item) {
    case 'parties':
      return (
        (particulars.landlord_identity || organization.rnc) !== '' &&
        tenants.length > 0 &&
        tenants.every(({ identity_number: number }) => number !== '')
      );
    case 'address':
      return property.street !== '' && property.municipality !== '';
    case 'description':
      return particulars.description !== '' && particulars.condition !== '';
    case 'furniture':
      return particulars.is_unfurnished || particulars.furniture !== '';
    case 'price':
      return facts.rent_steps.length > 0 && particulars.payment_form !== '';
    case 'domicile':
      return particulars.landlord_domicile !== '' && particulars.tenant_domicile !== '';
    case 'contract_date':
      return particulars.agreed_on !== null;
    case 'use':
    case 'end_date':
      return lease.ends_on !== '';
  }
}

/** What an amendment has to say: how the terms differ from those that were signed. */
export interface ContractChanges {
  /** Rents from days on that were not agreed, or of another amount. */
  readonly rents: readonly RentOfContract[];
  /** The last day, where it is another. */
  readonly endsOn: IsoDate | null;
  readonly tenants: { readonly joined: readonly string[]; readonly left: readonly string[] };
  readonly guarantors: { readonly joined: readonly string[]; readonly left: readonly string[] };
}

const namesBeyond = (people: readonly ContractParty[], others: readonly ContractParty[]) =>
  people.filter(({ id }) => !others.some((other) => other.id === id)).map(({ full_name: name }) => name);

/** How the terms differ from what was signed before. */
export function contractChanges(before: ContractTerms, now: ContractTerms): ContractChanges {
  const between = (a: readonly ContractParty[], b: readonly ContractParty[]) => ({
    joined: namesBeyond(b, a),
    left: namesBeyond(a, b),
  });
  return {
    rents: now.rent_steps.filter(
      (step) =>
        !before.rent_steps.some(
          (old) => old.starts_on === step.starts_on && old.rent_minor === step.rent_minor,
        ),
    ),
    endsOn: before.lease.ends_on === now.lease.ends_on ? null : now.lease.ends_on,
    tenants: between(before.tenants, now.tenants),
    guarantors: between(before.guarantors, now.guarantors),
  };
}

/** Whether there is anything to amend. */
export function hasChanges({ rents, endsOn, tenants, guarantors }: ContractChanges): boolean {
  const people = [tenants.joined, tenants.left, guarantors.joined, guarantors.left];
  return rents.length > 0 || endsOn !== null || people.some((names) => names.length > 0);
}
