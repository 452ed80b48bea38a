import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  captionPhoto,
  orderPhotos,
  type PropertyPhoto,
  photoQueries,
  removePhoto,
} from '#src/data/portfolio/properties/photos.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { DialogButtons } from '#src/ui/components/dialog-buttons.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

type PhotoDialogProps = {
  propertyId: string;
  photos: readonly PropertyPhoto[];
  photo: PropertyPhoto;
  /** Of its small file, shown until the large one is there. */
  link: string | undefined;
  onClose: () => void;
};

/** The ids with one of them moved to another place. */
function moved(photos: readonly PropertyPhoto[], id: string, to: number): string[] {
  const others = photos.map((photo) => photo.id).filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** One photo, large: what it shows, where it stands among the others. */
export function PhotoDialog({ propertyId, photos, photo, link, onClose }: PhotoDialogProps) {
  const { photos: text } = useText('ownerProperty');
  const { actions } = useText('common');
  const { id: organizationId, can } = useOrganization();
  const [caption, setCaption] = useState(photo.caption);
  const large = useQuery(photoQueries.links([photo.path])).data?.get(photo.path);
  const index = photos.findIndex((one) => one.id === photo.id);
  const invalidates = [propertyQueries.all];
  const save = useAction({ mutationFn: captionPhoto, invalidates, toast: text.saved, onDone: onClose });
  const order = useAction({ mutationFn: orderPhotos, invalidates });
  const remove = useAction({ mutationFn: removePhoto, invalidates, toast: text.removed, onDone: onClose });
  const isBusy = save.isRunning || order.isRunning || remove.isRunning;
  const error = save.error ?? order.error ?? remove.error;
  const mayWrite = can('portfolio.write');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={photo.caption || text.numbered({ number: index + 1 })}
      closeLabel={actions.close}
      isLocked={isBusy}
      footer={
        mayWrite ? (
          <DialogButtons
            label={actions.save}
            cancelLabel={actions.cancel}
            onCancel={onClose}
            isBusy={save.isRunning}
            onConfirm={() => void save.run({ organizationId, photoId: photo.id, caption })}
          />
        ) : undefined
      }
    >
      <div className="grid gap-4">
        <FailureNote text={error} />
        {(large ?? link) ? (
          <img
            src={large ?? link}
            alt={photo.caption || text.numbered({ number: index + 1 })}
            className="max-h-[50vh] w-full rounded-control bg-sunken object-contain"
          />
        ) : null}
        {mayWrite ? (
          <>
            <TextField
              label={text.caption}
              hint={text.captionHint}
              maxLength={160}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
            />
            <PlaceButtons
              index={index}
              count={photos.length}
              isBusy={isBusy}
              onMove={(to) => void order.run({ propertyId, photoIds: moved(photos, photo.id, to) })}
              onRemove={() => void remove.run({ organizationId, photo })}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

type PlaceButtonsProps = {
  index: number;
  count: number;
  isBusy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Where the photo stands among the others, and whether it stays. */
function PlaceButtons({ index, count, isBusy, onMove, onRemove }: PlaceButtonsProps) {
  const { photos: text } = useText('ownerProperty');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={Star} disabled={index === 0 || isBusy} onClick={() => onMove(0)}>
        {text.makeCover}
      </Button>
      <Button size="sm" icon={ArrowLeft} disabled={index === 0 || isBusy} onClick={() => onMove(index - 1)}>
        {text.earlier}
      </Button>
      <Button
        size="sm"
        icon={ArrowRight}
        disabled={index === count - 1 || isBusy}
        onClick={() => onMove(index + 1)}
      >
        {text.later}
      </Button>
      <Button size="sm" icon={Trash2} variant="quiet" disabled={isBusy} onClick={onRemove}>
        {text.remove}
      </Button>
    </div>
  );
}
