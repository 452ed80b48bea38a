import { useQuery } from '@tanstack/react-query';
import { type AutopayCharge, autopayQueries } from '#src/data/cards/autopays/queries.ts';
import type { AutopayChargeStatus } from '#src/domain/cards/autopay-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const TONE: Record<AutopayChargeStatus, Tone> = {
  announced: 'info',
  charging: 'info',
  paid: 'good',
  declined: 'bad',
  unknown: 'warn',
  skipped: 'neutral',
};

/** What was announced and charged by itself, the newest first; nothing where there was never anything. */
export function ChargeHistory({ leaseId, hasAutopay }: { leaseId: string; hasAutopay: boolean }) {
  const { charges: text } = useText('tenantAutopay');
  const { states } = useText('common');
  const charges = useQuery(autopayQueries.charges(leaseId));
  if (!hasAutopay && charges.data?.length === 0) return null;
  return (
    <Card title={text.title} isFlush={(charges.data?.length ?? 0) > 0}>
      <QueryView
        query={charges}
        skeleton={<SkeletonText label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-secondary">{text.empty}</p>}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((charge) => (
              <Line key={charge.id} charge={charge} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Line({ charge }: { charge: AutopayCharge }) {
  const { charges: text } = useText('tenantAutopay');
  const amountMinor = charge.amountMinor ?? charge.announcedMinor;
  return (
    <li className="flex min-h-16 items-center gap-3 px-5 py-3">
      <span className="grid min-w-0 flex-1 gap-0.5">
        {amountMinor > 0 ? (
          <MoneyText
            amountMinor={amountMinor}
            currency={charge.currency}
            className={charge.status === 'skipped' ? 'line-through' : 'font-semibold'}
          />
        ) : (
          <span>{text.none}</span>
        )}
        <span className="flex flex-wrap gap-x-2 text-14 text-secondary">
          <DateText date={charge.chargeOn} />
          {charge.attempt === 2 ? <span>{text.retry}</span> : null}
        </span>
        {charge.skippedFor ? (
          <span className="text-14 text-secondary">{text.skips[charge.skippedFor]}</span>
        ) : null}
      </span>
      <Badge tone={TONE[charge.status]}>{text.states[charge.status]}</Badge>
    </li>
  );
}
