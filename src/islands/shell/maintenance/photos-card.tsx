import { useQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { addMaintenancePhoto } from '#src/data/maintenance/mutations.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { MOST_MAINTENANCE_PHOTOS } from '#src/domain/maintenance.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { newId } from '../new-id.ts';
import { photoForUpload } from '../photo-for-upload.ts';
import { QueryView } from '../query-view.tsx';
import { useAction } from '../use-action.ts';

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
            {canAdd ? <AddPhotos maintenanceId={maintenanceId} count={photos.length} /> : null}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function AddPhotos({ maintenanceId, count }: { maintenanceId: string; count: number }) {
  const { photos: text } = useText('maintenance');
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const add = useAction({
    mutationFn: async (files: readonly File[]) => {
      const failed: string[] = [];
      for (const [index, file] of files.entries()) {
        setProgress({ done: index + 1, count: files.length });
        const picture = await photoForUpload(file);
        if (picture) await addMaintenancePhoto({ id: maintenanceId, picture }, newId());
        else failed.push(file.name);
      }
      return failed;
    },
    invalidates: [maintenanceQueries.all],
    onDone: setUnreadable,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setUnreadable([]);
    if (files.length > 0) void add.run(files.slice(0, MOST_MAINTENANCE_PHOTOS - count));
  };
  if (count >= MOST_MAINTENANCE_PHOTOS) return <p className="text-14 text-secondary">{text.full}</p>;
  return (
    <div className="grid gap-2">
      <span>
        <Button icon={ImageUp} isBusy={add.isRunning} onClick={() => input.current?.click()}>
          {text.add}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={text.add}
          onChange={choose}
        />
      </span>
      <p role="status" className="text-14 text-secondary">
        {add.isRunning && progress ? text.sending(progress) : text.hint}
      </p>
      {add.error || unreadable.length > 0 ? (
        <div role="alert">
          <Notice tone="bad">{add.error ?? text.unreadable({ names: unreadable.join(', ') })}</Notice>
        </div>
      ) : null}
    </div>
  );
}
