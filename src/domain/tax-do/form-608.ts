import type { IsoDate } from '../dates.ts';
import type { IsoMonth } from '../months.ts';
import { checkFile, RowCheck } from './checks.ts';
import { type CancellationReason, cancellationReasons } from './codes.ts';
import type { TaxFile } from './problems.ts';
import { fileDate, fileName, fileText } from './text-file.ts';

/** A receipt of the month that was cancelled: one of a client, or one that was given out for a bill of one's own. */
export interface Cancellation {
  /** What is opened to mend it: a receipt, or the bill that it was given out for. */
  readonly place: 'invoice' | 'bill';
  readonly id: string;
  readonly ncf: string;
  readonly issuedOn: IsoDate;
  readonly reason: CancellationReason;
}

const COLUMN = { ncf: 1, issuedOn: 2, reason: 3 };

/** Form 608 of a month: the number of each cancelled receipt, its day and the reason. */
export function buildForm608(
  taxId: string,
  month: IsoMonth,
  cancellations: readonly Cancellation[],
): TaxFile {
  const lines = cancellations.map(({ ncf, issuedOn, reason }) => [ncf, fileDate(issuedOn), reason]);
  const rows = cancellations.map(({ id, ncf }) => ({ id, ncf, key: ncf }));
  return {
    form: '608',
    name: fileName('608', taxId, month),
    text: fileText('608', taxId, month, lines),
    rowCount: lines.length,
    problems: [
      ...checkFile(null, taxId, month, rows, 'invoice'),
      ...cancellations.flatMap((one) => problemsOf(one, month)),
    ],
  };
}

function problemsOf({ id, place, ncf, issuedOn, reason }: Cancellation, month: IsoMonth) {
  const check = new RowCheck({ ncf, place, recordId: id });
  check.ncf(COLUMN.ncf, ncf);
  check.inMonth(COLUMN.issuedOn, issuedOn, month);
  if (!cancellationReasons.includes(reason)) check.error(COLUMN.reason, 'malformed');
  return check.problems;
}
