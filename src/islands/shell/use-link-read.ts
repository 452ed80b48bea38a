import { useCallback, useEffect, useState } from 'react';

export interface LinkRead<Found> {
  /** Undefined while it is read, null when nobody was sent the link. */
  readonly found: Found | null | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/**
 * What the token in an address stands for.
 *
 * @param readToken the same function as long as what it reads is the same; null for a token that stands for nothing
 */
export function useLinkRead<Found>(
  token: string,
  readToken: (token: string) => Promise<Found | null>,
): LinkRead<Found> {
  const [found, setFound] = useState<Found | null>();
  const [error, setError] = useState<unknown>(null);
  const [isReading, setIsReading] = useState(true);

  const read = useCallback(async () => {
    setIsReading(true);
    setError(null);
    try {
      setFound(token ? await readToken(token) : null);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsReading(false);
    }
  }, [token, readToken]);

  useEffect(() => void read(), [read]);

  return { found, error, isReading, readAgain: () => void read() };
}
