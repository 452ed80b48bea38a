import { currencyCodes } from '../enums.ts';
import { type BankFile, type BankFileLine, MOST_BANK_LINES, type RefusedBankLine } from './bank-file.ts';
import { parseBankAmount, parseBankDate } from './bank-text.ts';

const TAG = /<(\/?)([A-Za-z0-9._]+)>([^<]*)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Whether the text is OFX: 1.x, which is SGML whose values are not closed, or 2.x, which is XML. */
export function isOfx(text: string): boolean {
  return /^\s*(OFXHEADER|<\?xml[^>]*>\s*<\?OFX|<OFX>)/i.test(text.slice(0, 2_000));
}

/**
 * Reads the statement lines of an OFX file (Open Financial Exchange 1.6 and 2.2, bank and card statements: STMTTRN with
 * DTPOSTED, TRNAMT, FITID, NAME, MEMO, CHECKNUM or REFNUM). Days are those of the bank: the zone behind a time is not
 * applied. Never throws; without any STMTTRN there are no lines.
 */
export function readOfx(text: string): BankFile {
  const lines: BankFileLine[] = [];
  const refused: RefusedBankLine[] = [];
  const outside: Record<string, string> = {};
  let inside: Record<string, string> | null = null;
  let count = 0;
  for (const match of text.matchAll(TAG)) {
    const [, slash, rawName = '', rawValue = ''] = match;
    const name = rawName.toUpperCase();
    if (name === 'STMTTRN') {
      if (slash && inside) {
        count += 1;
        if (lines.length < MOST_BANK_LINES) addLine(inside, count, lines, refused);
        inside = null;
      } else inside = {};
    } else if (!slash) {
      const value = decode(rawValue);
      if (value !== '') (inside ?? outside)[name] ??= value;
    }
  }
  const balance = parseBankAmount(outside.BALAMT ?? '');
  const on = parseBankDate((outside.DTASOF ?? '').slice(0, 8));
  return {
    lines,
    refused,
    currency: currencyCodes.find((code) => code === outside.CURDEF) ?? null,
    closing: balance !== null && on ? { amountMinor: balance, on } : null,
    lastFour: /(\d{4})\D*$/.exec(outside.ACCTID ?? '')?.[1] ?? '',
  };
}

function addLine(
  fields: Readonly<Record<string, string>>,
  line: number,
  lines: BankFileLine[],
  refused: RefusedBankLine[],
): void {
  const occurredOn = parseBankDate((fields.DTPOSTED ?? '').slice(0, 8));
  const amount = parseBankAmount(fields.TRNAMT ?? '');
  const words = [fields.NAME, fields.MEMO].filter((word, index, all) => word && all.indexOf(word) === index);
  const description = words.join(' · ');
  if (!occurredOn || amount === null || amount === 0) {
    const fault = !occurredOn ? 'date_unreadable' : amount === null ? 'amount_unreadable' : 'amount_zero';
    refused.push({ line, fault, text: description });
    return;
  }
  lines.push({
    bankKey: fields.FITID ?? '',
    occurredOn,
    amountMinor: amount,
    description,
    reference: fields.CHECKNUM ?? fields.REFNUM ?? '',
  });
}

function decode(text: string): string {
  return text
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code < 0x11_00_00 ? String.fromCodePoint(code) : whole;
    })
    .trim();
}
