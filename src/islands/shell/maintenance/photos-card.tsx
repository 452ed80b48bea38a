import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { MOST_MAINTENANCE_PHOTOS } from '#src/domain/maintenance/maintenance.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { useQueuedAction } from '../outbox/use-queued-action.ts';
import { Waiting } from '../outbox/waiting.tsx';
import { PhotoPicker } from '../photo-picker.tsx';
import { QueryView } from '../query-view.tsx';

const PHOTOS = ['maintenance_photos'] as const;

/** Photos of a request; each opens large in a tab of its own. */
export function PhotosCard({ maintenanceId, canAdd }: { maintenanceId: string; canAdd: boolean }) {
  const { photos: text } = useText('maintenance');
  const query = useQuery(maintenanceQueries.photos(maintenanceId));
  return (
    <Card title={text.title}>
      <QueryView query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {(photos) => (
          <div className="grid gap-4">
            {photos.length === 0 ? <p className="text-15 text-secondary">{text.none}</p> : null}
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {photos.map(({ id, url }, index) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noreferrer" className="block rounded-card">
                    <img
                      src={url}
                      alt={text.photo({ number: index + 1 })}
                      loading="lazy"
                      className="aspect-square w-full rounded-card bg-sunken object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
            <Waiting kinds={PHOTOS} about={maintenanceId} />
            {canAdd ? <AddPhotos maintenanceId={maintenanceId} count={photos.length} /> : null}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function AddPhotos({ maintenanceId, count }: { maintenanceId: string; count: number }) {
  const { photos: text } = useText('maintenance');
  const [chosen, setChosen] = useState(0);
  const add = useQueuedAction({
    kind: 'maintenance_photos',
    toAction: (pictures: readonly Blob[]) => ({
      maintenanceId,
      photos: pictures.map((content) => ({ id: newId(), content })),
    }),
    invalidates: [maintenanceQueries.all],
  });
  const send = (pictures: readonly Blob[]) => {
    setChosen(pictures.length);
    void add.run(pictures);
  };
  if (count >= MOST_MAINTENANCE_PHOTOS) return <p className="text-14 text-secondary">{text.full}</p>;
  return (
    <div className="grid gap-2">
      <PhotoPicker
        label={text.add}
        most={MOST_MAINTENANCE_PHOTOS - count}
        isBusy={add.isRunning}
        unreadable={text.unreadable}
        onPhotos={send}
      />
      <p role="status" className="text-14 text-secondary">
        {add.upload
          ? text.sending({ done: add.upload.nth, count: chosen, percent: Math.round(add.upload.share * 100) })
          : text.hint}
      </p>
      <FailureNote text={add.error} />
    </div>
  );
}
