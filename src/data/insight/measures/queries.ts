import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { RecordKind } from '#src/domain/insight/measures/catalog.ts';
import type { MeasureAnswer, MeasureQuestion, MeasureRow } from '#src/domain/insight/measures/names.ts';

/** One of the rows behind a figure: what it is, and what it adds to numerator and denominator. */
export interface MeasureRecord extends Omit<MeasureRow, 'keys'> {
  /** Unlike that of every other row of the figure. */
  readonly key: string;
  readonly kind: RecordKind;
  readonly id: string;
  readonly label: string | null;
  readonly day: string;
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly leaseId: string | null;
}

/** Rows behind a figure, and what the next page begins behind: null after the last one. */
export interface MeasureRecords {
  readonly rows: readonly MeasureRecord[];
  readonly next: string | null;
}

/** The figures of the list of measures, and what they are made of. */
export const measureQueries = {
  /** Answers to at most 40 questions, in their order. Errors: as `measures` of the database. */
  answers: (organizationId: string, questions: readonly MeasureQuestion[]) =>
    query(
      ['measures', organizationId, questions],
      async () =>
        (await call('measures', {
          organizationId,
          questions: questions as never,
        })) as unknown as readonly MeasureAnswer[],
    ),
  /**
   * The rows behind an answer, or behind one line of it.
   * @param keys of the line; null is all of the answer
   * @param after the `next` of the page before; null for the first
   */
  records: (
    organizationId: string,
    question: MeasureQuestion,
    keys: MeasureRow['keys'] | null = null,
    after: string | null = null,
    size = 50,
  ) =>
    query(
      ['measure-records', organizationId, question, keys, after, size],
      async () =>
        (await call('measure_records', {
          organizationId,
          question: question as never,
          keys: keys as never,
          after: after as never,
          size,
        })) as unknown as MeasureRecords,
    ),
};
