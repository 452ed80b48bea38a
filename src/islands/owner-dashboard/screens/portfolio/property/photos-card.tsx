import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { type PropertyPhoto, photoQueries } from '#src/data/portfolio/properties/photos.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { AddPhotos } from '../parts/add-photos.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

/** The property's photos in their order, the cover first. */
export function PhotosCard({ propertyId }: { propertyId: string }) {
  const { photos: text } = useText('ownerProperty');
  const { id, can } = useOrganization();
  const query = useQuery(photoQueries.of(id, propertyId));
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
            {can('portfolio.write') ? (
              <AddPhotos
                propertyId={propertyId}
                count={photos.length}
                label={text.add}
                full={text.full}
                unreadable={text.unreadable}
              />
            ) : null}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

type PhotosProps = { propertyId: string; photos: readonly PropertyPhoto[] };

function Photos({ propertyId, photos }: PhotosProps) {
  const query = useQuery(photoQueries.smallLinks(photos.map((photo) => photo.path)));
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
