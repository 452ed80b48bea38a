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
  readonly fullName: string;
  readonly identityType: IdentityType | null;
  readonly identityNumber: string;
  readonly email: string;
  readonly hasAccount: boolean;
}

/** What a contract says beyond the terms of its lease. */
export interface ContractParticulars {
  readonly description: string;
  readonly condition: string;
  /** A thing a line. */
  readonly furniture: string;
  readonly isUnfurnished: boolean;
  /** Where and how the rent is paid. */
  readonly paymentForm: string;
  /** Who signs for the landlord; the organisation's own name when empty. */
  readonly landlordName: string;
  readonly landlordIdentity: string;
  readonly landlordDomicile: string;
  readonly tenantDomicile: string;
  readonly agreedIn: string;
  readonly agreedOn: IsoDate | null;
  /** A clause a paragraph, divided by empty lines. */
  readonly extraClauses: string;
}

export interface RentOfContract {
  readonly startsOn: IsoDate;
  /** Minor units of the lease's currency. */
  readonly rentMinor: number;
}

/** The terms that a later amendment may change. */
export interface ContractTerms {
  readonly lease: {
    readonly id: string;
    readonly status: LeaseStatus;
    readonly startsOn: IsoDate;
    readonly endsOn: IsoDate;
    readonly currency: CurrencyCode;
    readonly dueDay: number;
    readonly depositMinor: number;
    readonly prorationMethod: ProrationMethod;
    readonly lateFeeKind: LateFeeKind;
    readonly lateFeeMinor: number | null;
    readonly lateFeeBasisPoints: number | null;
    /** The most that one late rent may bring in fees. */
    readonly lateFeeCapMinor: number | null;
    /** The most that all fees of a calendar month may come to; missing in versions from before it was written. */
    readonly lateFeeMonthlyCapMinor?: number | null;
    readonly lateFeeGraceDays: number;
    /** Missing in versions from before a rule could count by days. */
    readonly lateFeeFrequency?: LateFeeFrequency;
  };
  /** In the order of their days; the first is that of the start. */
  readonly rentSteps: readonly RentOfContract[];
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
    readonly streetNumber: string;
    readonly sector: string;
    readonly municipality: string;
    readonly province: string;
    readonly reference: string;
    readonly condominiumName: string;
  };
  readonly unit: {
    readonly label: string;
    readonly unitUse: UnitUse;
    readonly bedrooms: number | null;
    readonly bathrooms: number | null;
    readonly areaM2: number | null;
  };
  readonly particulars: ContractParticulars | null;
  /** The last version that all signed; null when there is none. */
  readonly signedVersion: {
    readonly number: number;
    readonly signedOn: IsoDate;
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
  isUnfurnished: false,
  paymentForm: '',
  landlordName: '',
  landlordIdentity: '',
  landlordDomicile: '',
  tenantDomicile: '',
  agreedIn: '',
  agreedOn: null,
  extraClauses: '',
};

/**
 * What the law wants in the contract (Ley 85-25, art. 5) and the facts do not say, in the order of the law, each with the
 * article; empty when nothing is missing. An amendment is not asked: what it amends has said it.
 */
export function missingContent(facts: ContractFacts): (Citation & { readonly item: ContractItem })[] {
  if (facts.signedVersion) return [];
  const rule = ruleInForce('contract_content', facts.unit.unitUse, facts.today);
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
        (particulars.landlordIdentity || organization.rnc) !== '' &&
        tenants.length > 0 &&
        tenants.every(({ identityNumber: number }) => number !== '')
      );
    case 'address':
      return property.street !== '' && property.municipality !== '';
    case 'description':
      return particulars.description !== '' && particulars.condition !== '';
    case 'furniture':
      return particulars.isUnfurnished || particulars.furniture !== '';
    case 'price':
      return facts.rentSteps.length > 0 && particulars.paymentForm !== '';
    case 'domicile':
      return particulars.landlordDomicile !== '' && particulars.tenantDomicile !== '';
    case 'contract_date':
      return particulars.agreedOn !== null;
    case 'use':
    case 'end_date':
      return lease.endsOn !== '';
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
  people.filter(({ id }) => !others.some((other) => other.id === id)).map(({ fullName: name }) => name);

/** How the terms differ from what was signed before. */
export function contractChanges(before: ContractTerms, now: ContractTerms): ContractChanges {
  const between = (a: readonly ContractParty[], b: readonly ContractParty[]) => ({
    joined: namesBeyond(b, a),
    left: namesBeyond(a, b),
  });
  return {
    rents: now.rentSteps.filter(
      (step) =>
        !before.rentSteps.some((old) => old.startsOn === step.startsOn && old.rentMinor === step.rentMinor),
    ),
    endsOn: before.lease.endsOn === now.lease.endsOn ? null : now.lease.endsOn,
    tenants: between(before.tenants, now.tenants),
    guarantors: between(before.guarantors, now.guarantors),
  };
}

/** Whether there is anything to amend. */
export function hasChanges({ rents, endsOn, tenants, guarantors }: ContractChanges): boolean {
  const people = [tenants.joined, tenants.left, guarantors.joined, guarantors.left];
  return rents.length > 0 || endsOn !== null || people.some((names) => names.length > 0);
}
