import type { IdentityType, LateFeeKind, ProrationMethod, UnitUse } from '#src/domain/foundation/enums.ts';
import type { ContractParticulars } from '#src/domain/signing/contract.ts';

/** A party as its contract introduces it. */
export interface NamedParty {
  readonly name: string;
  readonly identity: string;
  readonly domicile: string;
}

/** What the clauses are filled with: names, dates and amounts as their language writes them. */
export interface ClauseFacts {
  readonly landlord: NamedParty & { readonly organization: string };
  readonly tenants: readonly NamedParty[];
  readonly guarantors: readonly NamedParty[];
  readonly address: string;
  readonly unit: string;
  readonly rooms: string;
  readonly use: UnitUse;
  readonly particulars: ContractParticulars;
  readonly furniture: readonly string[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly rent: string;
  /** Rents agreed for later. */
  readonly laterRents: readonly { readonly amount: string; readonly date: string }[];
  readonly dueDay: number;
  readonly proration: ProrationMethod;
  /** Empty when there is none. */
  readonly deposit: string;
  readonly lateFee: {
    readonly kind: LateFeeKind;
    readonly amount: string;
    readonly percent: string;
    /** Of one late rent, and of all the fees of a calendar month; empty when there is none. */
    readonly cap: string;
    readonly monthlyCap: string;
    readonly graceDays: number;
    readonly isDaily: boolean;
  };
  /** Days of notice at the end of the term, with where it is written. */
  readonly notice: { readonly days: number; readonly law: string; readonly article: string } | null;
  readonly agreedIn: string;
  readonly agreedOn: string;
  readonly extra: readonly string[];
}

/** The clauses of a lease in a language, in their order. */
export interface ContractWords {
  readonly title: string;
  readonly ordinal: (position: number) => string;
  readonly identity: Readonly<Record<IdentityType, string>>;
  readonly rooms: (p: { bedrooms: string; bathrooms: string; area: string }) => string;
  readonly parties: string;
  readonly partyLines: (facts: ClauseFacts) => string[];
  readonly clauses: readonly {
    readonly heading: string;
    /** Empty: the clause is left out. */
    readonly paragraphs: (facts: ClauseFacts) => string[];
  }[];
  readonly closing: string;
  readonly closingLines: (facts: ClauseFacts) => string[];
  readonly amendment: {
    readonly title: (p: { number: number }) => string;
    readonly refers: string;
    readonly refersText: (p: { place: string; date: string; number: number }) => string;
    readonly changes: string;
    readonly rent: (p: { amount: string; date: string }) => string;
    readonly endsOn: (p: { date: string }) => string;
    readonly tenants: (p: { joined: string; left: string }) => string;
    readonly guarantors: (p: { joined: string; left: string }) => string;
    readonly rest: string;
    readonly restText: string;
  };
}
