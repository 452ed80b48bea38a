import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#src/data/new-id.ts';
import { addPhoto, MOST_PHOTOS } from '#src/data/portfolio/properties/photos.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { PhotoPicker } from '#src/islands/shell/photo-picker.tsx';
import { fitPicture } from '#src/islands/shell/redraw-picture.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Sharp in a list and across a phone; some 60 KB. */
const SMALL_PX = 800;

interface AddPhotosProps {
  propertyId: string;
  /** How many the property has. */
  count: number;
  label: string;
  /** Said in place of the picker when it has as many as it may have. */
  full: string;
  /** Said of files that are no pictures. */
  unreadable: (p: { names: string }) => string;
  /** Is given the new photos' ids once they are among the property's. */
  onAdded?: (ids: readonly string[]) => void;
}

/** Adds photos to a property, behind those it has. */
export function AddPhotos({ propertyId, count, label, full, unreadable, onAdded }: AddPhotosProps) {
  const { id: organizationId } = useOrganization();
  const queryClient = useQueryClient();
  const add = useAction({
    mutationFn: async (pictures: readonly Blob[]) => {
      const ids: string[] = [];
      try {
        // One after the other: they stand in the order in which they were chosen.
        for (const picture of pictures) {
          const id = newId();
          const type = picture.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
          const small = await fitPicture(picture, SMALL_PX, { type, quality: 0.75 });
          await addPhoto({ organizationId, propertyId, picture, small }, id);
          ids.push(id);
        }
      } finally {
        // Those that came through stay, whatever became of the next.
        await queryClient.invalidateQueries({ queryKey: propertyQueries.all });
      }
      return ids;
    },
    onDone: (ids) => onAdded?.(ids),
  });
  return (
    <>
      {count < MOST_PHOTOS ? (
        <PhotoPicker
          label={label}
          most={MOST_PHOTOS - count}
          type="image/webp"
          isBusy={add.isRunning}
          unreadable={unreadable}
          onPhotos={(pictures) => void add.run(pictures)}
        />
      ) : (
        <p className="text-14 text-hint">{full}</p>
      )}
      <FailureNote text={add.error} />
    </>
  );
}
