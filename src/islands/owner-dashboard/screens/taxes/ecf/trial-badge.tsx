import { type EcfEnvironment, isTrial } from '#src/domain/taxes/issuers.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

/** Says that a receipt is of a trial and has no fiscal value; nothing of a real one. */
export function TrialBadge({ environment }: { environment: EcfEnvironment | null }) {
  const { noValue } = useText('ownerTaxes').issuers;
  return isTrial(environment) ? <Badge tone="warn">{noValue}</Badge> : null;
}
