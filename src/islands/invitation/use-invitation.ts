import { useCallback, useEffect, useState } from 'react';
import { type Invitation, readInvitation } from '#src/data/people/invitation/queries.ts';

export interface InvitationRead {
  /** Undefined while it is read, null when the token is unknown. */
  readonly invitation: Invitation | null | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/** What the token in the address stands for. */
export function useInvitation(token: string): InvitationRead {
  const [invitation, setInvitation] = useState<Invitation | null>();
  const [error, setError] = useState<unknown>(null);
  const [isReading, setIsReading] = useState(true);

  const read = useCallback(async () => {
    setIsReading(true);
    setError(null);
    try {
      setInvitation(token ? await readInvitation(token) : null);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsReading(false);
    }
  }, [token]);

  useEffect(() => void read(), [read]);

  return { invitation, error, isReading, readAgain: () => void read() };
}
