import type { IsoDate } from '../foundation/dates.ts';
import type { IsoMonth } from '../foundation/months.ts';
import { checkFile, RowCheck } from './checks.ts';
import { type CancellationReason, cancellationReasons } from './codes.ts';
import { withoutElectronic } from './electronic-rows.ts';
import { formatNcf, type NcfSeries } from './ncf.ts';
import type { TaxFile } from './problems.ts';
import { fileDate, fileName, fileText } from './text-file.ts';

/** A number of the month that has no value: a receipt of a client or for a bill of one's own, or one that was never used. */
export interface Cancellation {
  /** What is opened to mend it: a receipt, the bill that it was given out for, or the profile with its ranges. */
  readonly place: 'invoice' | 'bill' | 'profile';
  readonly id: string;
  readonly ncf: string;
  readonly issuedOn: IsoDate;
  readonly reason: CancellationReason;
}

/** Numbers that were never used and are not given out any more. */
export interface UnusableSpan {
  readonly id: string;
  readonly series: NcfSeries;
  /** Two digits. */
  readonly type: string;
  readonly firstNumber: number;
  readonly lastNumber: number;
  readonly markedOn: IsoDate;
  readonly reason: CancellationReason;
}

/** A line for each number: the form knows no spans. */
export function cancellationsOf(span: UnusableSpan): Cancellation[] {
  return Array.from({ length: span.lastNumber - span.firstNumber + 1 }, (_, index) => ({
    id: span.id,
    place: 'profile',
    ncf: formatNcf(span.series, span.type, span.firstNumber + index),
    issuedOn: span.markedOn,
    reason: span.reason,
  }));
}

const COLUMN = { ncf: 1, issuedOn: 2, reason: 3 };

/** Form 608 of a month: each number that was cancelled or became unusable, its day and the reason. Electronic ones are left out. */
export function buildForm608(
  taxId: string,
  month: IsoMonth,
  cancellations: readonly Cancellation[],
): TaxFile {
  const { paper, electronicCount } = withoutElectronic(cancellations);
  const lines = paper.map(({ ncf, issuedOn, reason }) => [ncf, fileDate(issuedOn), reason]);
  const rows = paper.map(({ id, ncf }) => ({ id, ncf, key: ncf }));
  return {
    form: '608',
    name: fileName('608', taxId, month),
    text: fileText('608', taxId, month, lines),
    rowCount: lines.length,
    electronicCount,
    problems: [
      ...checkFile(null, taxId, month, rows, 'invoice'),
      ...paper.flatMap((one) => problemsOf(one, month)),
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
