import type { QueryKey } from '@tanstack/react-query';
import { bankQueries } from '#src/data/bank/queries.ts';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';

/** Everything that may show another figure once money changed places. */
export const cashKeys: readonly QueryKey[] = [
  journalQueries.all,
  bookQueries.all,
  bankQueries.all,
  reportQueries.all,
];
