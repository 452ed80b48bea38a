import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { areaQueries } from '#src/data/community/areas.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { QueryView } from '../query-view.tsx';
import { useLive } from '../use-live.ts';
import { AreaBooking } from './area-booking.tsx';
import { ReservationList } from './reservation-list.tsx';
import type { CommunityScene } from './scene.ts';

interface AreaPartProps {
  scene: CommunityScene;
  /** What the office adds: the areas themselves. */
  children?: ReactNode;
}

/** What is reserved ahead, and the way to reserve. */
export function AreaPart({ scene, children }: AreaPartProps) {
  const { areas: text } = useText('community');
  const { states } = useText('common');
  const areas = useQuery(areaQueries.ofProperty(scene.propertyId));
  const filter = `property_id=eq.${scene.propertyId}`;
  useLive(
    [
      { table: 'common_areas', filter },
      { table: 'area_reservations', filter },
    ],
    [areaQueries.all],
  );
  return (
    <div className="in-turn grid gap-5">
      <Ahead scene={scene} />
      <QueryView
        query={areas}
        skeleton={<SkeletonText label={states.loading} rows={6} />}
        isEmpty={(rows) => rows.length === 0 && scene.side === 'tenant'}
        empty={
          <Card isFlush>
            <EmptyState icon={CalendarClock} title={text.none} text={text.tenantNoneText} />
          </Card>
        }
      >
        {(rows) => {
          const open = rows.filter((area) => area.isOpen);
          return scene.canWrite && open.length > 0 ? <AreaBooking scene={scene} areas={open} /> : null;
        }}
      </QueryView>
      {children}
    </div>
  );
}

function Ahead({ scene }: { scene: CommunityScene }) {
  const { areas: text } = useText('community');
  const { states } = useText('common');
  const query = useQuery(
    scene.leaseId === null ? areaQueries.reservations(scene.propertyId) : areaQueries.ofLease(scene.leaseId),
  );
  const isOffice = scene.side === 'office';
  return (
    <Card title={isOffice ? text.upcoming : text.own} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{isOffice ? text.upcomingNone : text.ownNone}</p>}
      >
        {(rows) => <ReservationList rows={rows} scene={scene} />}
      </QueryView>
    </Card>
  );
}
