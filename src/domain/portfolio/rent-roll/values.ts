import { type CurrencyCode, propertyTypes, type UnitUse, unitUses } from '#src/domain/foundation/enums.ts';
import { plainHead } from '#src/domain/foundation/import-table.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import {
  type DecimalSign,
  isTwoNumbers,
  plainNumber,
  readAmount,
} from '#src/domain/foundation/spreadsheet-numbers.ts';
import { type DateOrder, readDay } from '#src/domain/foundation/written-day.ts';
import { type Unread, unread } from './faults.ts';

// Reads one cell as people fill them. What may be two things is refused, never guessed.

/** A cell without what says that nothing is there. */
export const filled = (text: string) =>
  /^(-+|—|–|n\/?a|ninguno|none|null)$/i.test(text.trim()) ? '' : text.trim();

const isDamaged = (text: string) => /^\d([.,]\d+)?E\+?\d+$/i.test(text);

export function textIn(given: string, most: number): string | Unread {
  const text = given.replaceAll(/\s+/g, ' ');
  return text.length <= most ? text : unread('long');
}

const USD = /US\$|\bUSD\b|d[oó]lar(es)?|dollars?/i;
const DOP = /RD\$|\bDOP\b|pesos?/i;
const WORDS =
  /d[oó]lar(es)?|dollars?|pesos?( dominicanos)?|(\/|por |per |al )?\s*(mes|mensual(es)?|month(ly)?|mo)\.?$/gi;

/** The currency that an amount or a cell of its own names; null where it names none. */
export function currencyIn(text: string): CurrencyCode | null | Unread {
  if (text === '' || !/[a-z$]/i.test(text.replace(/^\$/, ''))) return null;
  const [isUsd, isDop] = [USD.test(text) || /^us$/i.test(text), DOP.test(text) || /^rd$/i.test(text)];
  if (isUsd === isDop) return isUsd ? unread('currency') : null;
  return isUsd ? 'USD' : 'DOP';
}

/** In minor units; below zero for "-500", "(500.00)" and "500-". */
export function amountIn(given: string, currency: CurrencyCode, sign: DecimalSign): number | Unread {
  if (isDamaged(given)) return unread('damaged');
  const [, inner] = /^\((.*)\)$/.exec(given) ?? [];
  const bare = (inner ?? given).replaceAll(WORDS, '').trim();
  const isNegative = inner !== undefined || /^(RD\$|US\$|\$)?\s*[-−]|[-−]$/.test(bare);
  const read = readAmount(bare.replaceAll(/[-−]/g, '').trim(), currency, sign);
  if (read.ok) return isNegative && read.amountMinor > 0 ? -read.amountMinor : read.amountMinor;
  if (read.code === 'currency_mismatch') return unread('currency');
  return unread(read.code === 'amount_ambiguous' ? 'amount_two_ways' : 'amount');
}

/** An amount that is none of a debt. */
export function positiveIn(given: string, currency: CurrencyCode, sign: DecimalSign): number | Unread {
  const read = amountIn(given, currency, sign);
  return typeof read === 'number' && read < 0 ? unread('amount') : read;
}

/** Amounts that are thousands in one country and decimals in another: "25.000". */
export const isOpenAmount = (text: string) => text.includes('.') && isTwoNumbers(text.replaceAll(WORDS, ''));

export function dayIn(given: string, order: DateOrder): string | Unread {
  return readDay(given, order) ?? unread('date');
}

/** "5", "día 5", "los 5 de cada mes". Leases are due on a day that every month has. */
export function dueDayIn(given: string): number | Unread {
  const [, day = ''] = /^[^\d]*(\d{1,2})(?:ro|do|to|st|nd|rd|th)?[^\d]*$/i.exec(given) ?? [];
  const value = Number(day);
  return day !== '' && value >= 1 && value <= 28 ? value : unread('due_day');
}

export function numberIn(
  given: string,
  { decimals, most }: { decimals: number; most: number },
): number | Unread {
  if (isDamaged(given)) return unread('damaged');
  if (decimals === 0 && ['estudio', 'studio'].includes(plainHead(given))) return 0;
  const plain = plainNumber(given, null)?.replace(/\.0+$/, '') ?? '';
  const value = Number(plain);
  const isOfForm = new RegExp(decimals === 0 ? '^\\d+$' : `^\\d+(\\.\\d{1,${decimals}})?$`).test(plain);
  return isOfForm && value <= most ? value : unread('number');
}

const YES = [
  'si',
  's',
  'yes',
  'y',
  'x',
  'true',
  'verdadero',
  'pagado',
  'paid',
  'recibido',
  'received',
  'completo',
];
const NO = ['no', 'n', 'false', 'falso', 'pendiente', 'pending', 'ninguno', '0'];

/** All of an amount, none of it, or how much. */
export function partIn(
  given: string,
  whole: number,
  currency: CurrencyCode,
  sign: DecimalSign,
): number | Unread {
  const plain = plainHead(given);
  if (/^[✓✔☑]$/.test(given) || YES.includes(plain)) return whole;
  if (NO.includes(plain)) return 0;
  const read = positiveIn(given, currency, sign);
  return typeof read === 'number' || read.fault !== 'amount' ? read : unread('flag');
}

const TYPES: Readonly<Record<(typeof propertyTypes)[number], string>> = {
  single_family:
    'casa house villa singlefamilyhouse viviendaunifamiliar casaunifamiliar unifamiliar singlefamily home',
  multi_family:
    'edificio building multifamiliar multifamily edificiomultifamiliar multifamilybuilding duplex',
  apartment_complex: 'residencial complejo complejodeapartamentos apartmentcomplex',
  condominium: 'condominio condominium condo',
  commercial: 'comercial commercial local localcomercial oficina office plaza nave',
  mixed: 'mixto mixta mixed mixeduse usomixto',
};
const USES: Readonly<Record<UnitUse, string>> = {
  dwelling: 'residential residencial vivienda dwelling apartamento casa habitacional',
  commercial: 'commercial comercial local oficina localcomercial',
};

/** The value that a word of a list stands for, by its own name too. */
function wordOf<Value extends string>(
  given: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) {
  const plain = plainHead(given);
  return (
    values.find((one) => plainHead(one) === plain || words[one].split(' ').includes(plain)) ??
    unread('choice')
  );
}
export const typeIn = (given: string) => wordOf(given, propertyTypes, TYPES);
export const useIn = (given: string) => wordOf(given, unitUses, USES);

const SHORT: Readonly<Record<string, string>> = {
  dn: 'Distrito Nacional',
  stodgo: 'Santo Domingo',
  stodomingo: 'Santo Domingo',
  sdo: 'Santo Domingo',
  laaltagraciahiguey: 'La Altagracia',
};
export function provinceIn(given: string): string | Unread {
  const plain = plainHead(given.replace(/^(provincia|prov\.?) /i, ''));
  return SHORT[plain] ?? provinces.find((name) => plainHead(name) === plain) ?? unread('choice');
}
