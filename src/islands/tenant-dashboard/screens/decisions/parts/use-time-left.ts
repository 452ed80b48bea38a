import { useSyncExternalStore } from 'react';
import { timeLeft } from '#src/domain/decisions/time-left.ts';
import { useText } from '#src/i18n/react.tsx';

const TICK_MS = 30_000;

function onTick(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

/** How long is left until an instant, in words that follow the clock; null without one. */
export function useTimeLeft(closesAt: string | null): string | null {
  const { left } = useText('tenantDecisions');
  return useSyncExternalStore(onTick, () => {
    if (closesAt === null) return null;
    const { unit, count } = timeLeft(closesAt, Date.now());
    return left[unit]({ count });
  });
}
