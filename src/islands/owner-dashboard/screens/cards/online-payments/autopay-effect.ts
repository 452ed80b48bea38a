import { type AutopayOfferSettings, isAutopayOffered } from '#src/domain/cards/autopay-offer.ts';
import type { CardProcessorName, CurrencyCode } from '#src/domain/foundation/enums.ts';

interface Settings extends AutopayOfferSettings {
  readonly processor: CardProcessorName | null;
}

interface Autopay {
  readonly status: string;
  readonly processor: CardProcessorName;
  readonly currency: CurrencyCode;
}

/** What saving does to automatic payments: `paused` for good, or `off` as long as the settings are these. */
export interface AutopayEffect {
  readonly kind: 'paused' | 'off';
  readonly count: number;
}

/** What becomes of the automatic payments that go on when the settings are saved; null when nothing does. */
export function autopayEffect(
  kept: Settings,
  next: Settings,
  autopays: readonly Autopay[],
): AutopayEffect | null {
  const active = autopays.filter(({ status }) => status === 'active');
  const leaving = active.filter(({ processor }) => processor !== next.processor);
  if (leaving.length > 0) return { kind: 'paused', count: leaving.length };
  const stopping = active.filter(
    ({ currency }) => isAutopayOffered(kept, currency) && !isAutopayOffered(next, currency),
  );
  return stopping.length > 0 ? { kind: 'off', count: stopping.length } : null;
}
