import type { IsoDate } from '../../foundation/dates.ts';
import type { IncomeType } from '../codes.ts';
import type { IssuedKind } from '../ncf.ts';

/** Kinds of e-CF that are written here: those that a landlord keeps numbers for, and payments abroad (E47). */
export type EcfKind = IssuedKind | 'payments_abroad';

/** Who gives a receipt out. Empty texts are not written. */
export interface EcfIssuer {
  /** Digits of the RNC or the cédula. */
  readonly taxId: string;
  readonly legalName: string;
  readonly tradeName: string;
  readonly address: string;
  /** Six digits of DGII's table of provinces and municipalities. */
  readonly municipalityCode: string;
  readonly provinceCode: string;
  /** In E.164 form. */
  readonly phone: string;
  readonly email: string;
}

/** Whom a receipt is given to; of a purchase, the vendor. One number at most, empty where there is none. */
export interface EcfBuyer {
  /** Digits of the RNC or the cédula. */
  readonly taxId: string;
  /** Of somebody who has neither. */
  readonly foreignId: string;
  readonly name: string;
}

/** What the buyer withholds, known when the receipt is given out; in centavos of DOP. */
export interface EcfWithheld {
  readonly itbisMinor: number;
  readonly isrMinor: number;
}

/** A line of a receipt. Amounts are without ITBIS, in centavos of DOP; `foreignMinor` is beside them. */
export interface EcfLine {
  readonly name: string;
  readonly isGoods: boolean;
  /** At the general rate; otherwise it is exempt. */
  readonly isTaxed: boolean;
  readonly amountMinor: number;
  readonly foreignMinor: number | null;
  readonly withheld: EcfWithheld | null;
}

/** How a receipt is paid, in centavos of DOP: the parts are the total. */
export interface EcfPayment {
  readonly cashMinor: number;
  readonly transferMinor: number;
  readonly cardMinor: number;
  readonly otherMinor: number;
  readonly creditMinor: number;
  /** Until when what is on credit is paid. */
  readonly dueOn: IsoDate | null;
}

/** The other currency of a receipt; its documents are in pesos all the same. */
export interface EcfForeign {
  readonly currency: 'USD';
  /** Pesos for one of it, in ten-thousandths. */
  readonly rateUnits: number;
  readonly itbisMinor: number;
}

/** 1 cancels the whole, 2 corrects a text, 3 corrects amounts, 4 replaces a receipt of a contingency, 5 is a 31 about a 32. */
export const modificationCodes = [1, 2, 3, 4, 5] as const;
export type ModificationCode = (typeof modificationCodes)[number];

/** The receipt that a note changes, or that a receipt replaces. */
export interface EcfReference {
  readonly ncf: string;
  readonly issuedOn: IsoDate;
  readonly code: ModificationCode;
  /** Of notes alone. */
  readonly reason: string;
  /** RNC under which the old one was given out, where it was another's that merged; otherwise empty. */
  readonly otherTaxId: string;
}

/** All that an e-CF says, but for its number and its signature. */
export interface EcfDraft {
  readonly kind: EcfKind;
  /** Last day of the range of its number; null for those without one. */
  readonly expiresOn: IsoDate | null;
  readonly issuedOn: IsoDate;
  /** The issuer's own number of it, or empty. */
  readonly internalNumber: string;
  readonly incomeType: IncomeType;
  /** Null where the kind does not ask for it. */
  readonly payment: EcfPayment | null;
  /** The time that a periodic service is for. */
  readonly period: { readonly from: IsoDate; readonly to: IsoDate } | null;
  readonly issuer: EcfIssuer;
  readonly buyer: EcfBuyer | null;
  readonly lines: readonly EcfLine[];
  /** The general rate of ITBIS that holds for it. */
  readonly itbisBasisPoints: number;
  readonly itbisMinor: number;
  readonly foreign: EcfForeign | null;
  readonly reference: EcfReference | null;
}

/** A draft that has taken its number. */
export interface EcfFacts extends EcfDraft {
  readonly ncf: string;
}
