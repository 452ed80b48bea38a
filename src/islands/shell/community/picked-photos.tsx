import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { newId } from '#src/data/new-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { preparePhoto } from '../prepare-photo.ts';
import { roomFor } from '../room-for.ts';

/** A photo ready to be sent, with the id under which it will arrive. */
export interface PickedPhoto {
  readonly id: string;
  readonly picture: Blob;
  readonly previewUrl: string;
}

export interface PickedPhotos {
  readonly photos: readonly PickedPhoto[];
  /** Files were chosen that are not among the photos yet. */
  readonly isPreparing: boolean;
  /** Names of the files that the browser could not read. */
  readonly unreadable: readonly string[];
  /** Names of those that there was no room for. */
  readonly leftOut: readonly string[];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** Photos chosen for something that is still being written; at most so many. */
export function usePickedPhotos(most: number): PickedPhotos {
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(0);
  const shown = useRef(photos);
  shown.current = photos;
  useEffect(() => () => release(shown.current), []);

  return {
    photos,
    isPreparing: preparing > 0,
    unreadable,
    leftOut,
    add: async (files) => {
      const failed: string[] = [];
      const read: PickedPhoto[] = [];
      const { taken, leftOut: tooMany } = roomFor(files, most - photos.length);
      setLeftOut(tooMany);
      setPreparing((count) => count + 1);
      for (const file of taken) {
        const picture = await preparePhoto(file);
        if (picture) read.push({ id: newId(), picture, previewUrl: URL.createObjectURL(picture) });
        else failed.push(file.name);
      }
      setPreparing((count) => count - 1);
      setPhotos((known) => [...known, ...read]);
      setUnreadable(failed);
    },
    remove: (id) => {
      release(photos.filter((photo) => photo.id === id));
      setPhotos(photos.filter((photo) => photo.id !== id));
    },
    clear: () => {
      release(photos);
      setPhotos([]);
      setUnreadable([]);
      setLeftOut([]);
    },
  };
}

function release(photos: readonly PickedPhoto[]): void {
  for (const { previewUrl } of photos) URL.revokeObjectURL(previewUrl);
}

interface PhotoPickerProps {
  picked: PickedPhotos;
  most: number;
  text: {
    photos: string;
    photosHint: string;
    photo: (p: { number: number }) => string;
    removePhoto: (p: { number: number }) => string;
  };
}

/** The button that chooses photos, and a look at those that were chosen. */
export function PhotoPicker({ picked, most, text }: PhotoPickerProps) {
  const { form } = useText('common');
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    void picked.add(files);
  };
  return (
    <div className="grid gap-2">
      {picked.leftOut.length > 0 ? (
        <div role="alert">
          <Notice tone="warn">{form.leftOut({ names: picked.leftOut.join(', ') })}</Notice>
        </div>
      ) : null}
      {picked.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {picked.photos.map(({ id, previewUrl }, index) => (
            <li key={id} className="relative">
              <img
                src={previewUrl}
                alt={text.photo({ number: index + 1 })}
                className="size-20 rounded-control bg-sunken object-cover"
              />
              <span className="absolute -top-2 -right-2 rounded-full bg-surface shadow-soft">
                <IconButton
                  size="sm"
                  icon={X}
                  label={text.removePhoto({ number: index + 1 })}
                  onClick={() => picked.remove(id)}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button icon={ImageUp} disabled={picked.photos.length >= most} onClick={() => input.current?.click()}>
          {text.photos}
        </Button>
        <span className="text-14 text-hint">{text.photosHint}</span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={text.photos}
          onChange={choose}
        />
      </div>
    </div>
  );
}
