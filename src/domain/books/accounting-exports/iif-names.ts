import type { ChangedText, ExportAccountKind, ExportEntry, ExportLine } from './export-rows.ts';

/** How long names may be in QuickBooks Desktop. */
const LONGEST = { contact: 41, account: 31, property: 31 } as const;
type Named = keyof typeof LONGEST;

const ACCOUNT_TYPES: Readonly<Record<ExportAccountKind, string>> = {
  bank: 'BANK',
  receivable: 'AR',
  payable: 'AP',
  asset: 'OCASSET',
  liability: 'OCLIAB',
  equity: 'EQUITY',
  income: 'INC',
  expense: 'EXP',
};

/** Four signs that tell apart names with one beginning, the same in each file. */
function markOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36).padStart(4, '0').slice(-4);
}

/** A name as QuickBooks Desktop takes it: no colon, which would make it a part of another, and not longer than it keeps. */
function iifName(name: string, most: number): string {
  const whole = name
    .normalize('NFC')
    .replaceAll(/\s*:\s*/g, ' - ')
    .replaceAll(/[\s"]+/g, ' ')
    .trim();
  if (whole.length <= most) return whole;
  return `${whole.slice(0, most - 5).trimEnd()}~${markOf(name)}`;
}

/**
 * The names that an IIF file uses, for its lists: without these QuickBooks makes accounts, customers, vendors and classes of a
 * type of its own choice, or refuses the line. Accounts that have a name of theirs there are not listed.
 */
export class IifNames {
  readonly #accounts = new Map<string, string>();
  readonly #contacts = new Map<string, 'CUST' | 'VEND' | 'OTHERNAME'>();
  readonly #classes = new Set<string>();
  readonly #changed = new Map<string, string>();

  /** The entry with the names that the file has. */
  use(entry: ExportEntry): ExportEntry {
    const lines = entry.lines.map((line) => ({
      ...line,
      account: line.isNamedThere ? line.account : this.#name(line.account, 'account'),
      contact: this.#name(line.contact, 'contact'),
      property: this.#name(line.property, 'property'),
    }));
    for (const line of lines) this.#remember(line);
    return { ...entry, lines };
  }

  #name(name: string, named: Named): string {
    const shown = iifName(name, LONGEST[named]);
    if (shown !== name.normalize('NFC').trim()) this.#changed.set(name, shown);
    return shown;
  }

  #remember({ account, accountKind, isNamedThere, contact, property }: ExportLine): void {
    if (!isNamedThere) this.#accounts.set(account, ACCOUNT_TYPES[accountKind]);
    if (property !== '') this.#classes.add(property);
    if (contact === '') return;
    // Who owes, or is owed, is that wherever else the name stands; nobody can be both there under one name.
    const known = this.#contacts.get(contact) ?? 'OTHERNAME';
    if (known !== 'OTHERNAME') return;
    const kinds: Partial<Record<ExportAccountKind, 'CUST' | 'VEND'>> = {
      receivable: 'CUST',
      payable: 'VEND',
    };
    this.#contacts.set(contact, kinds[accountKind] ?? 'OTHERNAME');
  }

  /** The rows of the lists, each kind behind its head. */
  rows(): string[][] {
    const contacts = (kind: string) => [...this.#contacts].filter(([, own]) => own === kind);
    const list = (keyword: string, names: readonly string[]) =>
      names.length > 0 ? [[`!${keyword}`, 'NAME'], ...names.map((name) => [keyword, name])] : [];
    const accounts = [...this.#accounts].map(([name, type]) => ['ACCNT', name, type]);
    return [
      ...(accounts.length > 0 ? [['!ACCNT', 'NAME', 'ACCNTTYPE'], ...accounts] : []),
      ...(['CUST', 'VEND', 'OTHERNAME'] as const).flatMap((kind) =>
        list(
          kind,
          contacts(kind).map(([name]) => name),
        ),
      ),
      ...list('CLASS', [...this.#classes]),
    ];
  }

  changed(): ChangedText[] {
    return [...this.#changed].map(([text, shown]) => ({ text, shown }));
  }
}
