import type { QueryKey } from '@tanstack/react-query';
import { bookQueries } from '#src/data/books/queries.ts';
import { distributionQueries } from '#src/data/distributions/queries.ts';
import { journalQueries } from '#src/data/journal/queries.ts';
import { reportQueries } from '#src/data/reports/queries.ts';

/** Everything that may show another figure once owners were paid. */
export const distributionKeys: readonly QueryKey[] = [
  distributionQueries.all,
  journalQueries.all,
  bookQueries.all,
  reportQueries.all,
];
