import { Archive, ArchiveRestore, DoorOpen, KeyRound, type LucideIcon, Plus, TrendingUp } from 'lucide-react';
import { type UnitEvent, unitDetailQueries } from '#src/data/portfolio/units/detail.ts';
import type { UnitEventKind } from '#src/domain/portfolio/unit-facts.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import type { TimelineEvent } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const icons: Record<UnitEventKind, LucideIcon> = {
  added: Plus,
  archived: Archive,
  restored: ArchiveRestore,
  lease_begun: KeyRound,
  lease_ended: DoorOpen,
  rent_changed: TrendingUp,
  market_rent_changed: TrendingUp,
};

/** Everything that happened to the unit, newest first. */
export function TimelineCard({ unitId }: { unitId: string }) {
  const { unitPage: text } = useText('ownerProperty');
  const { states } = useText('common');
  const { id } = useOrganization();
  const language = useLanguage();
  const told = (event: UnitEvent): TimelineEvent => {
    const { kind, currency, tenantName, leaseId } = event;
    const write = (minor: number | null) =>
      minor === null || currency === null ? states.notKnown : formatMoney(minor, currency, language);
    return {
      id: event.key,
      at: event.happenedOn,
      icon: icons[kind],
      to: leaseId ? recordPath.lease(leaseId) : undefined,
      text: text.events[kind]({
        tenant: tenantName ?? states.notKnown,
        amount: write(event.amountMinor),
        before: write(event.beforeMinor),
      }),
    };
  };
  const list = useList({ query: () => unitDetailQueries.timeline(id, unitId) });
  return (
    <ListCard
      list={list}
      text={{}}
      card={{ title: text.timeline }}
      skeleton={<SkeletonText label={states.loading} rows={4} />}
      foot={{ isOnlyForMore: true }}
    >
      {(events) => (
        <div className="px-5 pb-5">
          <Timeline events={events.map(told)} />
        </div>
      )}
    </ListCard>
  );
}
