import { toAppError } from '#src/data/errors.ts';
import { type QuotePage, readQuotePage } from '#src/data/maintenance/quote-link.ts';

/** Links carry it behind the #, which no server is told. */
export const tokenOf = (hash: string): string => /^#([0-9a-f]{64})$/.exec(hash)?.[1] ?? '';

/** What a vendor is asked for; null for a link that nobody was sent. */
export const readQuote = (token: string): Promise<QuotePage | null> =>
  readQuotePage(token).catch((failure) => {
    if (toAppError(failure).code === 'quote_not_found') return null;
    throw failure;
  });
