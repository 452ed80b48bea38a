import type { IdentityType } from '../foundation/enums.ts';
import { checkIdentity } from '../foundation/identity.ts';
import { firstDayOf, type IsoMonth, monthOf } from '../foundation/months.ts';
import { type Ncf, parseNcf } from './ncf.ts';
import type { Problem, ProblemPlace, ProblemReason } from './problems.ts';
import { taxRule } from './tax-rules.ts';

interface CheckedRow extends Pick<Problem, 'bill'> {
  readonly ncf: string;
  readonly place: ProblemPlace;
  readonly recordId: string;
}

/** Notes what is wrong with one row. */
export class RowCheck {
  readonly problems: Problem[] = [];
  readonly #row: CheckedRow;

  constructor(row: CheckedRow) {
    this.#row = row;
  }

  error(column: number, reason: ProblemReason, elsewhere: Partial<Problem> = {}): void {
    this.problems.push({ severity: 'error', column, reason, ...this.#row, ...elsewhere });
  }

  warn(column: number, reason: ProblemReason, elsewhere: Partial<Problem> = {}): void {
    this.problems.push({ severity: 'warning', column, reason, ...this.#row, ...elsewhere });
  }

  /** An identity number: its form is an error, its check digit a warning, for a few hundred in use fail it. */
  identity(column: number, type: IdentityType, value: string, elsewhere: Partial<Problem> = {}): void {
    const { status } = checkIdentity(type, value);
    if (status === 'malformed') this.error(column, value === '' ? 'missing' : 'malformed', elsewhere);
    if (status === 'suspicious') this.warn(column, 'checksum', elsewhere);
  }

  /** A receipt number. Returns it read, or null. */
  ncf(column: number, text: string): Ncf | null {
    const ncf = parseNcf(text);
    if (ncf === null) this.error(column, text === '' ? 'missing' : 'malformed');
    return ncf;
  }

  /** A number that a debit or credit note has to name, and that nothing else may. */
  modified(column: number, own: Ncf | null, text: string | null): void {
    const isNote = own?.kind === 'credit_note' || own?.kind === 'debit_note';
    if (isNote && !text) this.error(column, 'modified_missing');
    if (!isNote && own !== null && text) this.error(column, 'modified_unexpected');
    if (text) this.ncf(column, text);
  }

  inMonth(column: number, date: string, month: IsoMonth): void {
    if (monthOf(date) !== month) this.error(column, 'outside_month');
  }
}

/** What is wrong with whom the file is of, with its length, and with receipts that stand in it twice. */
export function checkFile(
  rule: 'rows_606' | 'rows_607' | null,
  taxId: string,
  month: IsoMonth,
  rows: readonly { readonly id: string; readonly key: string; readonly ncf: string }[],
  place: ProblemPlace,
): Problem[] {
  const whole = { column: null, ncf: null, place: 'profile', recordId: null } as const;
  const type = taxId.length === 11 ? 'cedula' : 'rnc';
  const { status } = checkIdentity(type, taxId);
  const problems: Problem[] = [];
  if (status === 'malformed')
    problems.push({ ...whole, severity: 'error', reason: taxId === '' ? 'missing' : 'malformed' });
  if (status === 'suspicious') problems.push({ ...whole, severity: 'warning', reason: 'checksum' });
  const limit = rule && taxRule(rule, firstDayOf(month));
  if (limit && rows.length > limit.value)
    problems.push({ ...whole, severity: 'error', reason: 'too_many_rows' });
  const seen = new Set<string>();
  for (const { id, key, ncf } of rows) {
    if (seen.has(key))
      problems.push({ severity: 'error', reason: 'duplicated', column: null, ncf, place, recordId: id });
    seen.add(key);
  }
  return problems;
}
