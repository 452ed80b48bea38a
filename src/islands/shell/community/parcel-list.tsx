import { Package, PackageCheck } from 'lucide-react';
import { collectParcel, type Parcel, parcelQueries } from '#src/data/community/parcels.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import type { CommunityScene } from './scene.ts';

interface ParcelListProps {
  rows: readonly Parcel[];
  scene: CommunityScene;
}

/** Parcels with where they are and who noted them. */
export function ParcelList({ rows, scene }: ParcelListProps) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {rows.map((row) => (
        <ParcelLine key={row.id} parcel={row} scene={scene} />
      ))}
    </ul>
  );
}

function ParcelLine({ parcel, scene }: { parcel: Parcel; scene: CommunityScene }) {
  const { parcels: text, post } = useText('community');
  const language = useLanguage();
  const { userId } = useSession();
  const dayOf = (instant: string) => formatDate(todayIn(scene.timeZone, Date.parse(instant)), language);
  const isMine = scene.side === 'office' || parcel.leaseId === scene.leaseId;
  const noter = parcel.isFromOffice ? post.office : parcel.notedByName || post.neighbour;
  const name = parcel.notedBy === userId ? post.you : noter;
  const collect = useAction({
    mutationFn: (isCollected: boolean) => collectParcel({ parcelId: parcel.id, isCollected }),
    invalidates: [parcelQueries.all],
    toast: (_, isCollected) => (isCollected ? text.thanks : post.done),
  });
  const Icon = parcel.collectedAt ? PackageCheck : Package;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-action" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{parcel.description}</p>
        <p className="text-14 text-secondary">
          {text.forUnit({ unit: parcel.unitLabel ?? '' })}
          {parcel.storagePlace ? ` · ${text.storagePlace({ place: parcel.storagePlace })}` : ''}
        </p>
        <p className="text-14 text-hint">
          {text.notedBy({ name, date: dayOf(parcel.notedAt) })}
          {parcel.collectedAt ? ` · ${text.collectedOn({ date: dayOf(parcel.collectedAt) })}` : ''}
        </p>
        <p role="alert" className="text-14 text-bad empty:hidden">
          {collect.error}
        </p>
      </div>
      {scene.canWrite && isMine ? (
        <Button
          variant={parcel.collectedAt ? 'quiet' : 'secondary'}
          isBusy={collect.isRunning}
          onClick={() => void collect.run(parcel.collectedAt === null)}
        >
          {parcel.collectedAt ? text.undo : scene.side === 'office' ? text.collectOffice : text.collect}
        </Button>
      ) : null}
    </li>
  );
}
