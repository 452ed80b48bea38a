import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type PropertyPhoto, photoQueries } from '#src/data/portfolio/properties/photos.ts';
import { MOST_LISTING_PHOTOS } from '#src/data/screening/listings/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AddPhotos } from '#src/islands/owner-dashboard/screens/portfolio/parts/add-photos.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FieldError } from '#src/ui/components/field.tsx';
import { useSaid } from '#src/ui/components/in-form.ts';
import { stillThere } from './listing-schema.ts';

interface ListingPhotosProps {
  propertyId: string;
  photos: readonly PropertyPhoto[];
  /** Ids, in the order in which visitors see them. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

/** Which of the property's photos a page shows, and in which order; new ones are added to the property. */
export function ListingPhotos({ propertyId, photos, chosen, onChange, error }: ListingPhotosProps) {
  const { listing: text } = useText('ownerListing');
  const said = useSaid({ error });
  const errorId = useId();
  const links = useQuery(photoQueries.smallLinks(photos.map((photo) => photo.path)));
  const known = stillThere(chosen, photos);
  return (
    <fieldset className="grid gap-3" aria-describedby={said ? errorId : undefined}>
      <legend className="mb-1 text-16 font-semibold">{text.photos}</legend>
      <p className="text-14 text-hint">{photos.length > 0 ? text.photosHint : text.photosNone}</p>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <PhotoTile
                name={photo.caption || text.photoNumbered({ number: index + 1 })}
                link={links.data?.get(photo.path)}
                place={known.indexOf(photo.id)}
                isFull={known.length >= MOST_LISTING_PHOTOS}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...known, photo.id] : known.filter((id) => id !== photo.id))
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <FieldError id={errorId} text={error} />
      <AddPhotos
        propertyId={propertyId}
        count={photos.length}
        label={text.photosAdd}
        full={text.photosFull}
        unreadable={text.photosUnreadable}
        onAdded={(ids) => onChange([...known, ...ids].slice(0, MOST_LISTING_PHOTOS))}
      />
    </fieldset>
  );
}

interface PhotoTileProps {
  name: string;
  link: string | undefined;
  /** Among those that are shown, from 0; -1 when it is not. */
  place: number;
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
}

function PhotoTile({ name, link, place, isFull, onChange }: PhotoTileProps) {
  const isChosen = place >= 0;
  return (
    <label
      className={classNames(
        'relative block aspect-4/3 overflow-hidden rounded-control border-2 bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-action',
        isChosen ? 'border-action' : 'border-transparent',
        isFull && !isChosen && 'opacity-60',
      )}
    >
      <input
        type="checkbox"
        className="absolute inset-0 size-full appearance-none"
        aria-label={isChosen ? `${name}, ${place + 1}` : name}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {link ? (
        <img src={link} alt="" loading="lazy" className="pointer-events-none size-full object-cover" />
      ) : (
        <span className="block p-2 text-12 text-hint">{name}</span>
      )}
      {isChosen ? (
        <span
          aria-hidden="true"
          className="tabular absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-inverse text-12 font-semibold text-on-inverse"
        >
          {place + 1}
        </span>
      ) : null}
    </label>
  );
}
