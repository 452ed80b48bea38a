import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkCardPayment } from '#src/data/cards/mutations.ts';
import { type CardPayment, cardQueries } from '#src/data/cards/queries.ts';

/** When somebody who waits has the processor asked, in milliseconds after the screen opened. */
const CHECKS_MS = [2_000, 8_000, 20_000, 45_000, 90_000];

/** Has the processor asked while an attempt is undecided: its own message may be lost or late. */
export function useChecks(attempt: Pick<CardPayment, 'id' | 'status'> | undefined): void {
  const queryClient = useQueryClient();
  const isWaiting = attempt?.status === 'pending' || attempt?.status === 'created';
  const id = isWaiting ? attempt.id : null;
  useEffect(() => {
    if (id === null) return undefined;
    const check = () =>
      checkCardPayment(id)
        .then(() => queryClient.invalidateQueries({ queryKey: cardQueries.all }))
        // The next one, or the timer, will know.
        .catch(() => undefined);
    const timers = CHECKS_MS.map((delay) => setTimeout(check, delay));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id, queryClient]);
}
