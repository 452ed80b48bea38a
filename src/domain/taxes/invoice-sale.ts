import type { IdentityType, UnitUse } from '../foundation/enums.ts';
import { allocateMinor } from '../foundation/money.ts';
import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';
import type { IncomeType, TaxTreatment } from './codes.ts';
import { type Sale, type SalePayments, saleForms } from './form-607.ts';
import { treatmentOf } from './rent-tax.ts';

/** A fiscal invoice as it is kept: amounts in its own currency, `dopRate` pesos for one of it, four decimals at most. */
export interface KeptInvoice {
  readonly id: string;
  readonly ncf: string;
  readonly modifiedNcf: string | null;
  readonly clientIdType: IdentityType | null;
  readonly clientId: string;
  readonly clientName: string;
  readonly incomeType: string;
  readonly issuedOn: string;
  readonly treatment: TaxTreatment;
  readonly dopRate: number;
  readonly baseMinor: number;
  readonly itbisMinor: number;
  readonly withheldOn: string | null;
  readonly itbisWithheldMinor: number;
  readonly isrWithheldMinor: number;
  readonly paid: Pick<SalePayments, 'cash' | 'transfer' | 'card' | 'credit' | 'other'>;
  readonly unitUse: UnitUse;
  readonly isFurnished: boolean;
  /** A credit note that came too late to lower ITBIS. */
  readonly isItbisLost?: boolean;
}

const RATE_UNITS = 10_000;

/** An amount in centavos of DOP at a rate with four decimals, a half away from zero. */
export function toPesos(minor: number, dopRate: number): number {
  return toAmountMinor(
    divideRounded(BigInt(minor) * BigInt(Math.round(dopRate * RATE_UNITS)), BigInt(RATE_UNITS)),
  );
}

/** The invoice as form 607 takes it: in pesos, the ways of payment summing to the total to the centavo. */
export function saleOf(invoice: KeptInvoice): Sale {
  const pesos = (minor: number) => toPesos(minor, invoice.dopRate);
  const [baseMinor, itbisMinor] = [pesos(invoice.baseMinor), pesos(invoice.itbisMinor)];
  const weights = saleForms.map((form) => ({ voucher: 0, swap: 0, ...invoice.paid })[form]);
  const parts = allocateMinor(baseMinor + itbisMinor, weights);
  return {
    id: invoice.id,
    ncf: invoice.ncf,
    modifiedNcf: invoice.modifiedNcf,
    clientIdType: invoice.clientIdType,
    clientId: invoice.clientId,
    clientName: invoice.clientName,
    incomeType: invoice.incomeType as IncomeType,
    issuedOn: invoice.issuedOn,
    treatment: invoice.treatment,
    baseMinor,
    itbisMinor,
    withheldOn: invoice.withheldOn,
    itbisWithheldMinor: pesos(invoice.itbisWithheldMinor),
    isrWithheldMinor: pesos(invoice.isrWithheldMinor),
    payments: Object.fromEntries(
      saleForms.map((form, index) => [form, parts[index] ?? 0]),
    ) as unknown as SalePayments,
    isItbisLost: invoice.isItbisLost ?? false,
    isTaxable: treatmentOf({ use: invoice.unitUse, isFurnished: invoice.isFurnished }) !== 'exempt',
  };
}
