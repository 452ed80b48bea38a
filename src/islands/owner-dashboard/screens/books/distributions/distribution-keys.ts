import type { QueryKey } from '@tanstack/react-query';
import { distributionQueries } from '#src/data/books/distributions/queries.ts';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';

/** Everything that may show another figure once owners were paid. */
export const distributionKeys: readonly QueryKey[] = [
  distributionQueries.all,
  journalQueries.all,
  bookQueries.all,
  reportQueries.all,
];
