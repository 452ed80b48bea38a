import { useCallback, useEffect, useState } from 'react';
import { toAppError } from '#src/data/errors.ts';
import { type QuotePage, readQuotePage } from '#src/data/maintenance/quote-link.ts';

export interface QuoteRead {
  /** Undefined while it is read, null when nobody was sent the link. */
  readonly page: QuotePage | null | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/** Links carry it behind the #, which no server is told. */
export const tokenOf = (hash: string): string => /^#([0-9a-f]{64})$/.exec(hash)?.[1] ?? '';

/** What the token in the address stands for. */
export function useQuote(token: string): QuoteRead {
  const [page, setPage] = useState<QuotePage | null>();
  const [error, setError] = useState<unknown>(null);
  const [isReading, setIsReading] = useState(true);

  const read = useCallback(async () => {
    setIsReading(true);
    setError(null);
    try {
      setPage(token ? await readQuotePage(token) : null);
    } catch (failure) {
      if (toAppError(failure).code === 'quote_not_found') setPage(null);
      else setError(failure);
    } finally {
      setIsReading(false);
    }
  }, [token]);

  useEffect(() => void read(), [read]);

  return { page, error, isReading, readAgain: () => void read() };
}
