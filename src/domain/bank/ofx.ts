import type { IsoDate } from '../foundation/dates.ts';
import { isIsoDate } from '../foundation/dates.ts';
import type { BankFile, BankFileLine, RefusedBankLine } from './bank-file.ts';
import { lastFourOf } from './bank-table.ts';

/** What a reader of markup says of a file, in order: an element begins or ends, or there is text. */
export type MarkupEvent =
  | { readonly kind: 'open' | 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Whether the text is OFX: 1.x, which is SGML whose values are not closed, or 2.x, which is XML. */
export function isOfx(text: string): boolean {
  const start = text.slice(0, 4_000).replaceAll(/<!--.*?-->/gs, '');
  return /^\s*(OFXHEADER|(<\?xml[^>]*>\s*)?<\?OFX|(<\?xml[^>]*>\s*)?<(\w+:)?OFX\b)/i.test(start);
}

/** One statement of a file that may have several. */
export interface OfxStatement extends BankFile {
  /** As the file names it. */
  readonly account: string;
}

/** Elements that hold others; a value is never directly in them. */
const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const LINE = 'STMTTRN';
/** Elements of a line that hold others, whose values are not the line's own. */
const INNER = new Set(['BANKACCTTO', 'CCACCTTO', 'ORIGCURRENCY', 'CURRENCY', 'PAYEE', 'IMAGEDATA']);
/** Elements that a line has. Another name inside of a text is a part of the text: "RENTA <NOV>". */
const KNOWN =
  /^(STMTTRN|TRNTYPE|DTPOSTED|DTUSER|DTAVAIL|TRNAMT|FITID|CORRECTFITID|CORRECTACTION|SRVRTID|CHECKNUM|REFNUM|SIC|PAYEEID|PAYEE|NAME|NAME2|EXTDNAME|MEMO|MEMO2|ADDR\d|CITY|STATE|POSTALCODE|COUNTRY|PHONE|BANKACCTTO|CCACCTTO|BANKID|BRANCHID|ACCTID|ACCTTYPE|ACCTKEY|CURRENCY|ORIGCURRENCY|CURRATE|CURSYM|IMAGEDATA|INV401KSOURCE|.*\..*)$/;

interface Draft {
  readonly head: Record<string, string>;
  readonly lines: Record<string, string>[];
}

/** Goes through a file and keeps what each statement and each line says. A line or value that is not closed ends at the next. */
class OfxDraft {
  readonly statements: Draft[] = [];
  #line: Record<string, string> | null = null;
  #name = '';
  #inner = '';
  #balance = '';

  open(name: string): void {
    if (
      this.#line &&
      this.#name &&
      /^(NAME|NAME2|EXTDNAME|MEMO|MEMO2)$/.test(this.#name) &&
      !isElement(name)
    ) {
      this.text(`<${name}>`);
      return;
    }
    this.#name = name;
    if (STATEMENTS.has(name)) this.statements.push({ head: {}, lines: [] });
    else if (name === LINE) this.#begin();
    else if (this.#line && INNER.has(name)) this.#inner = name;
    else if (/BAL$/.test(name)) this.#balance = name;
    if (name === 'LEDGERBAL' || name === 'BANKTRANLIST') this.#line = null;
  }

  text(text: string): void {
    // What stands above all statements says nothing of one.
    const fields = this.#line ?? this.statements.at(-1)?.head;
    if (!fields) return;
    const prefix = this.#line ? this.#inner : this.#balance;
    const key = prefix && prefix !== this.#name ? `${prefix}.${this.#name}` : this.#name;
    if (key) fields[key] = (fields[key] ?? '') + text;
  }

  close(name: string): void {
    if (name === LINE || name === 'BANKTRANLIST') this.#line = null;
    if (name === this.#inner) this.#inner = '';
    if (name === this.#balance) this.#balance = '';
    if (isElement(name) || this.#line === null) this.#name = '';
  }

  #begin(): void {
    this.#line = {};
    this.#inner = '';
    this.#statement().lines.push(this.#line);
  }

  /** A file may leave out all that stands around its lines. */
  #statement(): Draft {
    const last = this.statements.at(-1);
    if (last) return last;
    const first = { head: {}, lines: [] };
    this.statements.push(first);
    return first;
  }
}

const isElement = (name: string) =>
  KNOWN.test(name) || STATEMENTS.has(name) || /^(BANKTRANLIST|LEDGERBAL|AVAILBAL)$/.test(name);

/** Amounts of OFX: a comma or a point before the decimals, nothing between thousands, any number of decimals. */
function amountOf(text: string): number | null {
  const match = /^([-+]?)\s*(\d*)(?:[.,](\d*))?$/.exec(text.trim());
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '' || whole.length > 13 || /[1-9]/.test(fraction.slice(2))) {
    const long = /^([-+]?)0+(\d.*)$/.exec(text.trim());
    return match && long && whole.length > 13 ? amountOf(`${long[1]}${long[2]}`) : null;
  }
  const amount = Number(`${whole || '0'}${fraction.slice(0, 2).padEnd(2, '0')}`);
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** Days of OFX: YYYYMMDD with or without a time and a zone behind it. The zone is not applied: the day is the bank's. */
function dayOf(text: string): IsoDate | null {
  const match =
    /^(\d{4})(\d{2})(\d{2})(?:\s?\d{2}(?:\d{2}(?:\d{2}(?:\.\d{1,6})?)?)?)?\s*(?:\[[^\]]*\]|[A-Z]{3,4})?$/.exec(
      text.trim(),
    );
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[-+]\d{2}:?\d{2})?)?$/.exec(text.trim());
  const [, year = '', month = '', day = ''] = match ?? iso ?? [];
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) && date >= '1990-01-01' && date < '2201-01-01' ? date : null;
}

function toStatement({ head, lines: drafts }: Draft): OfxStatement {
  const lines: BankFileLine[] = [];
  const refused: RefusedBankLine[] = [];
  const value = (fields: Record<string, string>, name: string) =>
    (fields[name] ?? '').replaceAll(/\s+/g, ' ').trim();
  const currency = value(head, 'CURDEF').toUpperCase();
  drafts.forEach((fields, place) => {
    const occurredOn = dayOf(value(fields, 'DTPOSTED'));
    const amount = amountOf(value(fields, 'TRNAMT'));
    const names = [
      value(fields, 'NAME') || value(fields, 'PAYEE.NAME') || value(fields, 'EXTDNAME'),
      value(fields, 'MEMO'),
    ];
    const description = names.filter((word, at) => word && names.indexOf(word) === at).join(' · ');
    const own = value(fields, 'CURRENCY.CURSYM').toUpperCase();
    const isOther = own !== '' && currency !== '' && own !== currency;
    if (!occurredOn || amount === null || amount === 0 || isOther) {
      const odd = amount === null ? 'amount_unreadable' : isOther ? 'other_currency' : 'amount_zero';
      const text = [description, value(fields, 'DTPOSTED'), value(fields, 'TRNAMT')]
        .filter(Boolean)
        .join(' · ');
      refused.push({ line: place + 1, fault: occurredOn ? odd : 'date_unreadable', text });
      return;
    }
    const reference = value(fields, 'CHECKNUM') || value(fields, 'REFNUM');
    lines.push({ bankKey: value(fields, 'FITID'), occurredOn, amountMinor: amount, description, reference });
  });
  const balance = amountOf(value(head, 'LEDGERBAL.BALAMT'));
  const on = dayOf(value(head, 'LEDGERBAL.DTASOF'));
  const account = value(head, 'ACCTID');
  return {
    lines,
    refused,
    account,
    currencies: currency ? [currency] : [],
    lastFours: [lastFourOf(account)].filter(Boolean),
    closing: balance !== null && on ? { amountMinor: balance, on } : null,
    balance: { kind: 'none' },
    notes: [],
  };
}

/**
 * The statements of an OFX file (Open Financial Exchange 1.6 and 2.2, bank and card statements), those of one account and
 * currency put together. Never throws; without any STMTTRN there are no lines.
 */
export function readOfx(events: Iterable<MarkupEvent>): readonly OfxStatement[] {
  const draft = new OfxDraft();
  for (const event of events) {
    if (event.kind === 'text') draft.text(event.text);
    else {
      const name = event.name.replace(/^.*:/, '').toUpperCase();
      if (event.kind === 'open') draft.open(name);
      else draft.close(name);
    }
  }
  const found = new Map<string, OfxStatement>();
  for (const statement of draft.statements.map(toStatement)) {
    const key = `${statement.account} ${statement.currencies.join()}`;
    const before = found.get(key);
    found.set(
      key,
      before
        ? {
            ...statement,
            lines: [...before.lines, ...statement.lines],
            refused: [...before.refused, ...statement.refused],
          }
        : statement,
    );
  }
  return [...found.values()];
}
