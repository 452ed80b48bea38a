import { addDays, endOfMonth, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { today } from '#tests/support/rental.ts';

/** What happens in the accountant's month, and every figure that must follow from it. Minor units of DOP. */
export interface AccountantPlan {
  readonly language: Language;
  /** The month before this one: its forms are due, and it can be closed. */
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  readonly rentPaidOn: IsoDate;
  readonly billedOn: IsoDate;
  readonly billPaidOn: IsoDate;
  readonly vendor: { readonly name: string; readonly idTyped: string; readonly id: string };
  readonly organizationTaxId: string;
  readonly ncf: string;
  readonly work: string;
  readonly rentReference: string;
  readonly billReference: string;
  readonly rentMinor: number;
  readonly workMinor: number;
  readonly itbisMinor: number;
  readonly isrMinor: number;
  readonly billMinor: number;
  /** What the vendor gets: the bill less what is withheld for the State. */
  readonly payableMinor: number;
  readonly withheldMinor: number;
  readonly bankMinor: number;
  readonly profitMinor: number;
  readonly depositMinor: number;
  readonly depositCameMinor: number;
  /** As the screens write an amount. */
  money(minor: number): string;
  /** As tables write it: without a currency. */
  plain(minor: number): string;
}

const percentOf = (minor: number, percent: number) => (minor * percent) / 100;

export function makeAccountantPlan(language: Language): AccountantPlan {
  const lastDay = addDays(startOfMonth(today()), -1);
  const firstDay = startOfMonth(lastDay);
  const rentMinor = 2_500_000;
  const workMinor = 2_000_000;
  // A person who repairs: all of the ITBIS is withheld, and 15 % of the fee (Ley 30-26).
  const itbisMinor = percentOf(workMinor, 18);
  const isrMinor = percentOf(workMinor, 15);
  const withheldMinor = itbisMinor + isrMinor;
  const payableMinor = workMinor + itbisMinor - withheldMinor;
  return {
    language,
    firstDay,
    lastDay: endOfMonth(firstDay),
    rentPaidOn: addDays(firstDay, 4),
    billedOn: addDays(firstDay, 7),
    billPaidOn: addDays(firstDay, 11),
    vendor: { name: 'Plomería Rosario', idTyped: '001-1391820-5', id: '00113918205' },
    organizationTaxId: '101850043',
    ncf: 'B0100000123',
    work: language === 'es' ? 'Cambio de la bomba' : 'New water pump',
    rentReference: 'BHD4401',
    billReference: 'CK000777',
    rentMinor,
    workMinor,
    itbisMinor,
    isrMinor,
    billMinor: workMinor + itbisMinor,
    payableMinor,
    withheldMinor,
    bankMinor: rentMinor - payableMinor,
    profitMinor: rentMinor - workMinor,
    depositMinor: 4_000_000,
    depositCameMinor: 3_000_000,
    money: (minor) => formatMoney(minor, 'DOP', language),
    plain: (minor) => formatMoney(minor, 'DOP', language).replace('RD$', ''),
  };
}
