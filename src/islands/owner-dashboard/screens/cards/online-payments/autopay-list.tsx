import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type AutopayOfTenant, autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { cardQueries } from '#src/data/cards/queries.ts';
import { isAutopayOffered } from '#src/domain/cards/autopay-offer.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Which tenants have an automatic payment, on which day and within which limit. */
export function AutopayList() {
  const { autopay: text } = useText('ownerCards');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(autopayQueries.ofOrganization(id));
  const { data: settings } = useQuery(cardQueries.settings(id));
  return (
    <Card title={text.title} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={RefreshCw} title={text.empty} text={text.emptyText} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Line
                key={row.id}
                autopay={row}
                isOff={settings ? !isAutopayOffered(settings, row.currency) : false}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Line({ autopay, isOff }: { autopay: AutopayOfTenant; isOff: boolean }) {
  const { autopay: text } = useText('ownerCards');
  const language = useLanguage();
  const isActive = autopay.status === 'active' && !isOff;
  const limit = formatMoney(autopay.limitMinor, autopay.currency, language);
  const terms = autopay.paysOn === null ? text.dueDay : text.day({ day: autopay.paysOn });
  return (
    <li className="grid gap-1 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <AppLink
          to={`/leases/${autopay.leaseId}`}
          className="text-15 font-medium text-action hover:underline"
        >
          {autopay.tenant || autopay.place}
        </AppLink>
        <Badge tone={isActive ? 'good' : 'warn'}>{isActive ? text.on : text.paused}</Badge>
      </div>
      <p className="text-14 text-hint">
        {[autopay.place, terms, text.limit({ amount: limit })].filter(Boolean).join(' · ')}
      </p>
      {autopay.stoppedFor ? <p className="text-14 text-warn">{text.stops[autopay.stoppedFor]}</p> : null}
      {isOff && !autopay.stoppedFor ? <p className="text-14 text-warn">{text.off}</p> : null}
    </li>
  );
}
