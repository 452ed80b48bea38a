import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type AttemptOfTenant, cardQueries } from '#src/data/cards/queries.ts';
import type { CardPaymentStatus } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const TONE: Record<CardPaymentStatus, Tone> = {
  created: 'neutral',
  pending: 'info',
  approved: 'good',
  declined: 'bad',
  abandoned: 'neutral',
  partially_refunded: 'warn',
  refunded: 'warn',
};

/** What became of the newest attempts, and what somebody has to look at. */
export function LatestAttempts() {
  const { latest: text } = useText('ownerCards');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(cardQueries.latest(id));
  return (
    <Card title={text.title} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={CreditCard} title={text.empty} text={text.emptyText} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Attempt({ attempt }: { attempt: AttemptOfTenant }) {
  const { latest: text } = useText('ownerCards');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const amount = formatMoney(attempt.amountMinor + attempt.feeMinor, attempt.currency, language);
  const problem = text.problems[attempt.problem as keyof typeof text.problems] as string | undefined;
  return (
    <li className="grid gap-1 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="tabular-nums text-15 font-medium">
          {attempt.paymentId ? (
            <AppLink to={`/finance/payments/${attempt.paymentId}`} className="text-action hover:underline">
              {amount}
            </AppLink>
          ) : (
            amount
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {attempt.isTest ? <Badge>{text.test}</Badge> : null}
          <Badge tone={TONE[attempt.status]}>{text.states[attempt.status]}</Badge>
        </span>
      </div>
      {attempt.primaryTenant ? (
        <p className="text-15">
          <AppLink to={`/leases/${attempt.leaseId}`} className="text-action underline">
            {attempt.primaryTenant.tenant || attempt.primaryTenant.place}
          </AppLink>
          {attempt.primaryTenant.tenant ? (
            <span className="text-hint"> · {attempt.primaryTenant.place}</span>
          ) : null}
        </p>
      ) : null}
      <p className="text-14 text-hint">
        <InstantText instant={attempt.createdAt} timeZone={timeZone} /> · {text.order} {attempt.orderNumber}
      </p>
      {problem ? <p className="text-14 text-bad">{problem}</p> : null}
    </li>
  );
}
