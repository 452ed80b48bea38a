import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { conditionQueries } from '#src/data/community/condition/queries.ts';
import { conditionMoments } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { AppLink } from '../app-link.tsx';
import { QueryView } from '../query-view.tsx';
import { type Side, stateOf } from './report-state.ts';
import { StateBadge } from './state-badge.tsx';

interface ConditionLinkProps {
  leaseId: string;
  side: Side;
  /** Of the screen with the reports. */
  to: string;
}

/** How far the two reports of a lease have come, and the way to them. */
export function ConditionLink({ leaseId, side, to }: ConditionLinkProps) {
  const text = useText('condition');
  const query = useQuery(conditionQueries.reports(leaseId));
  return (
    <Card title={text.title} isFlush>
      <QueryView query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {(reports) => (
          <ul className="divide-y divide-line border-t border-line">
            {conditionMoments.map((moment) => (
              <li key={moment} className="relative flex min-h-14 items-center gap-3 px-5 py-3 hover:bg-hover">
                <AppLink
                  to={`${to}?moment=${moment}`}
                  className="min-w-0 flex-1 font-medium text-action after:absolute after:inset-0 hover:underline"
                >
                  {text.moment[moment]}
                </AppLink>
                <StateBadge
                  state={stateOf(
                    reports.find((one) => one.moment === moment),
                    side,
                  )}
                />
                <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-hint" />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
