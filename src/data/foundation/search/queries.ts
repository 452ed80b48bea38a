import { keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';

export const recordKinds = ['property', 'unit', 'person'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Something found by a part of its name. */
export interface FoundRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

const OF_EACH_KIND = 5;

/** A few properties, units and people whose name has the text in it. */
export const searchQueries = {
  records: (organizationId: string, text: string) =>
    query(
      ['search', organizationId, text],
      async () =>
        (await call('search_records', {
          organizationId,
          text,
          limit: OF_EACH_KIND,
        })) as FoundRecord[],
      { placeholderData: keepPreviousData },
    ),
};
