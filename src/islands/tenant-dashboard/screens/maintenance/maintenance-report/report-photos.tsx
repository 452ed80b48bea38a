import { Trash2 } from 'lucide-react';
import type { OutboxFile } from '#src/data/foundation/outbox/entry.ts';
import { newId } from '#src/data/new-id.ts';
import { MOST_MAINTENANCE_PHOTOS } from '#src/domain/maintenance/maintenance.ts';
import { useText } from '#src/i18n/react.tsx';
import { PhotoPicker } from '#src/islands/shell/photo-picker.tsx';
import { BlobPicture } from '#src/ui/components/blob-picture.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';

interface ReportPhotosProps {
  photos: readonly OutboxFile[];
  onChange: (photos: readonly OutboxFile[]) => void;
  onPreparing: (isPreparing: boolean) => void;
}

/** Photos that go with a report, ready to be sent. */
export function ReportPhotos({ photos, onChange, onPreparing }: ReportPhotosProps) {
  const { photos: text, tenant } = useText('maintenance');
  const add = (chosen: readonly Blob[]) =>
    onChange([...photos, ...chosen.map((content) => ({ id: newId(), content }))]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-medium">{text.title}</legend>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              <BlobPicture
                content={photo.content}
                alt={text.photo({ number: index + 1 })}
                className="aspect-square w-full rounded-card object-cover"
              />
              <span className="absolute top-1 right-1 rounded-control bg-surface shadow-soft">
                <IconButton
                  icon={Trash2}
                  label={tenant.removePhoto({ number: index + 1 })}
                  onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < MOST_MAINTENANCE_PHOTOS ? (
        <PhotoPicker
          label={text.add}
          most={MOST_MAINTENANCE_PHOTOS - photos.length}
          unreadable={text.unreadable}
          onPreparing={onPreparing}
          onPhotos={add}
        />
      ) : (
        <p className="text-14 text-secondary">{text.full}</p>
      )}
      <p className="text-14 text-secondary">{text.hint}</p>
    </fieldset>
  );
}
