import { Archive, ArchiveRestore, DoorOpen, KeyRound, type LucideIcon, Plus, TrendingUp } from 'lucide-react';
import { type UnitEvent, unitDetailQueries } from '#src/data/portfolio/units/detail.ts';
import type { UnitEventKind } from '#src/domain/portfolio/unit-facts.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DateText } from '#src/ui/components/date-text.tsx';
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
        <ol className="grid px-5 pb-5">
          {events.map((event) => (
            <TimelineLine key={event.key} event={event} />
          ))}
        </ol>
      )}
    </ListCard>
  );
}

function TimelineLine({ event }: { event: UnitEvent }) {
  const { unitPage: text } = useText('ownerProperty');
  const { states } = useText('common');
  const language = useLanguage();
  const { kind, currency, tenantName, leaseId } = event;
  const write = (minor: number | null) =>
    minor === null || currency === null ? states.unknown : formatMoney(minor, currency, language);
  const sentence = text.events[kind]({
    tenant: tenantName ?? states.unknown,
    amount: write(event.amountMinor),
    before: write(event.beforeMinor),
  });
  const Icon = icons[kind];
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:border-l not-last:before:border-line">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-secondary"
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0 pt-1">
        <p className="text-15 wrap-anywhere">
          {leaseId ? (
            <AppLink to={`/leases/${leaseId}`} className={linkClass}>
              {sentence}
            </AppLink>
          ) : (
            sentence
          )}
        </p>
        <p className="text-14 text-hint">
          <DateText date={event.happenedOn} />
        </p>
      </div>
    </li>
  );
}
