import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AskedWork, addQuotePhoto, removeQuotePhoto } from '#src/data/maintenance/quote-link.ts';
import { newId } from '#src/data/new-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { PhotoPicker } from '#src/islands/shell/photo-picker.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';

const MOST_PHOTOS = 6;

interface QuotePhotosProps {
  work: AskedWork;
  token: string;
  onChanged: () => void;
}

/** Photos that the vendor adds to the price; each is sent as it is chosen. */
export function QuotePhotos({ work, token, onChanged }: QuotePhotosProps) {
  const text = useText('quotePage');
  const [progress, setProgress] = useState('');
  const add = useAction({
    mutationFn: async (pictures: readonly Blob[]) => {
      for (const [place, picture] of pictures.entries()) {
        setProgress(text.sendingPhoto({ done: place + 1, count: pictures.length }));
        await addQuotePhoto({ token, photoId: newId(), picture });
      }
    },
    onDone: onChanged,
  });
  const remove = useAction({
    mutationFn: (photoId: string) => removeQuotePhoto({ token, photoId }),
    onDone: onChanged,
  });
  const photos = work.ownPhotos;
  return (
    <section aria-labelledby="own-photos" className="grid gap-3">
      <h2 id="own-photos" className="text-15 font-medium">
        {text.ownPhotos}
      </h2>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-3">
          {photos.map(({ id, url }, place) => (
            <li key={id} className="relative">
              {url ? (
                <img
                  src={url}
                  alt={text.ownPhoto({ number: place + 1 })}
                  className="aspect-square w-full rounded-card bg-sunken object-cover"
                />
              ) : (
                <span className="block aspect-square w-full rounded-card bg-sunken" />
              )}
              <span className="absolute top-1 right-1 rounded-control bg-surface shadow-soft">
                <IconButton
                  icon={Trash2}
                  label={text.removePhoto({ number: place + 1 })}
                  onClick={() => void remove.run(id)}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < MOST_PHOTOS ? (
        <PhotoPicker
          label={text.addPhotos}
          most={MOST_PHOTOS - photos.length}
          isBusy={add.isRunning}
          unreadable={text.unreadable}
          onPhotos={(pictures) => void add.run(pictures)}
        />
      ) : (
        <p className="text-14 text-secondary">{text.full}</p>
      )}
      <p role="status" className="text-14 text-secondary">
        {add.isRunning ? progress : text.ownPhotosHint}
      </p>
      <FailureNote text={add.error ?? remove.error} />
    </section>
  );
}
