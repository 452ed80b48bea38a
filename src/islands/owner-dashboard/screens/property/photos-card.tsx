import { useQuery } from '@tanstack/react-query';
import { ImagePlus, ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { addPhoto, MOST_PHOTOS, type PropertyPhoto, photoQueries } from '#src/data/properties/photos.ts';
import { propertyQueries } from '#src/data/properties/queries.ts';
import { requestIdFrom } from '#src/domain/request-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { fitWithin, redrawPicture } from '#src/islands/shell/redraw-picture.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

/** Sharp on a large screen, and about 300 KB. */
const LONGEST_SIDE_PX = 1600;
const REQUEST_ID_BYTES = 16;

/** What of it is drawn anew, without what the camera wrote into the file, and sent. */
async function preparePhoto(file: File): Promise<Blob | null> {
  try {
    return await redrawPicture(
      file,
      (picture) => ({
        part: { x: 0, y: 0, width: picture.width, height: picture.height },
        size: fitWithin(picture, LONGEST_SIDE_PX),
      }),
      { type: 'image/webp' },
    );
  } catch {
    // The browser cannot read this format (HEIC outside of Safari), or the file is broken.
    return null;
  }
}

/** The property's photos in their order, the cover first. */
export function PhotosCard({ propertyId }: { propertyId: string }) {
  const { photos: text } = useText('ownerProperty');
  const { id, can } = useOrganization();
  const query = useQuery(photoQueries.of(id, propertyId));
  const count = query.data?.length ?? 0;
  return (
    <Card title={text.title}>
      <QueryView query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {(photos) => (
          <div className="grid gap-4">
            {photos.length === 0 ? (
              <p className="text-15 text-hint">{text.none}</p>
            ) : (
              <Photos propertyId={propertyId} photos={photos} />
            )}
            {can('portfolio.write') ? <AddPhotos propertyId={propertyId} count={count} /> : null}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function AddPhotos({ propertyId, count }: { propertyId: string; count: number }) {
  const { photos: text } = useText('ownerProperty');
  const { id: organizationId } = useOrganization();
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const add = useAction({
    mutationFn: async (files: readonly File[]) => {
      const failed: string[] = [];
      // One after the other: they stand in the order in which they were chosen.
      for (const file of files) {
        const picture = await preparePhoto(file);
        const photoId = requestIdFrom(crypto.getRandomValues(new Uint8Array(REQUEST_ID_BYTES)));
        if (picture) await addPhoto({ organizationId, propertyId, picture }, photoId);
        else failed.push(file.name);
      }
      return failed;
    },
    invalidates: [propertyQueries.all],
    onDone: setUnreadable,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setUnreadable([]);
    if (files.length > 0) void add.run(files.slice(0, MOST_PHOTOS - count));
  };
  return (
    <>
      {count < MOST_PHOTOS ? (
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
      ) : (
        <p className="text-14 text-hint">{text.full}</p>
      )}
      {add.error || unreadable.length > 0 ? (
        <div role="alert">
          <Notice tone="bad">{add.error ?? text.unreadable({ names: unreadable.join(', ') })}</Notice>
        </div>
      ) : null}
    </>
  );
}

type PhotosProps = { propertyId: string; photos: readonly PropertyPhoto[] };

function Photos({ propertyId, photos }: PhotosProps) {
  const query = useQuery(photoQueries.links(photos.map((photo) => photo.path)));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = photos.find((photo) => photo.id === openId);
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-40 w-full" />}>
      {(links) => (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <Thumbnail
                  photo={photo}
                  index={index}
                  link={links.get(photo.path)}
                  onOpen={() => setOpenId(photo.id)}
                />
              </li>
            ))}
          </ul>
          {open ? (
            <PhotoDialog
              key={open.id}
              propertyId={propertyId}
              photos={photos}
              photo={open}
              link={links.get(open.path)}
              onClose={() => setOpenId(null)}
            />
          ) : null}
        </>
      )}
    </QueryView>
  );
}

type ThumbnailProps = {
  photo: PropertyPhoto;
  index: number;
  link: string | undefined;
  onOpen: () => void;
};

function Thumbnail({ photo, index, link, onOpen }: ThumbnailProps) {
  const { photos: text } = useText('ownerProperty');
  const name = photo.caption || text.numbered({ number: index + 1 });
  return (
    <button
      type="button"
      className="relative block aspect-4/3 w-full overflow-hidden rounded-control bg-sunken focus-visible:outline-2 focus-visible:outline-action"
      onClick={onOpen}
    >
      {link ? (
        <img src={link} alt={name} loading="lazy" className="size-full object-cover" />
      ) : (
        <span className="grid size-full place-items-center text-hint">
          <ImagePlus size={24} aria-hidden="true" />
          <span className="sr-only">{name}</span>
        </span>
      )}
      {index === 0 ? (
        <span className="absolute bottom-2 left-2 rounded-full bg-surface px-2.5 py-0.5 text-12 font-semibold">
          {text.cover}
        </span>
      ) : null}
    </button>
  );
}
