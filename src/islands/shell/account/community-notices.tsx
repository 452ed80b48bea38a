import type { Row } from '#src/data/rows.ts';
import { useSession } from '../session.ts';
import { useChanges } from './use-changes.ts';
import { useLinkedToast } from './use-linked-toast.ts';

/** Of parcels a tenant sees those of their leases, and those that they noted for neighbours. */
export function ParcelWaiting() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<Row<'parcels'>>('parcels', 'INSERT', undefined, ({ new: row }) => {
    if ('notedBy' in row && row.notedBy !== userId) say('parcel_waiting', '/community?part=parcels');
  });
  return null;
}

export function ReservationDecided() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<Row<'area_reservations'>>(
    'area_reservations',
    'UPDATE',
    `reserved_by=eq.${userId}`,
    ({ new: row }) => {
      // A tenant cancels without a reason, the office with one.
      const isOfOffice = 'status' in row && (row.status !== 'cancelled' || row.reason !== '');
      if (isOfOffice) say('reservation_decided', '/community?part=areas');
    },
  );
  return null;
}

export function RulesPublished() {
  const say = useLinkedToast();
  useChanges<Row<'house_rules'>>('house_rules', 'INSERT', undefined, ({ new: row }) => {
    if ('version' in row) say('rules_published', '/community?part=rules');
  });
  return null;
}
