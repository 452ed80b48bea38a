import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { preparePhoto } from './prepare-photo.ts';
import { roomFor } from './room-for.ts';

interface PhotoPickerProps {
  label: string;
  /** How many more there is room for. */
  most: number;
  type?: 'image/jpeg' | 'image/webp';
  isBusy?: boolean;
  /** Told when it begins to make photos ready, and when it is done: what they belong to waits for them. */
  onPreparing?: (isPreparing: boolean) => void;
  /** Says that files of these names cannot be read. */
  unreadable: (p: { names: string }) => string;
  /** Given the photos in the order in which they were chosen, ready to be sent. */
  onPhotos: (photos: readonly Blob[]) => void;
}

/** Lets several photos be chosen, and makes them ready: smaller, and without the place where they were taken. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, most, type, isBusy = false, onPreparing, unreadable, onPhotos } = props;
  const { form } = useText('common');
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const { taken: files, leftOut: tooMany } = roomFor([...(event.target.files ?? [])], most);
    event.target.value = '';
    setFailed([]);
    setLeftOut(tooMany);
    if (files.length === 0) return;
    setPreparing(true);
    onPreparing?.(true);
    const photos: Blob[] = [];
    const names: string[] = [];
    // One after the other: a phone has room for one large picture at a time.
    for (const file of files) {
      const photo = await preparePhoto(file, type);
      if (photo) photos.push(photo);
      else names.push(file.name);
    }
    setPreparing(false);
    setFailed(names);
    if (photos.length > 0) onPhotos(photos);
    onPreparing?.(false);
  };

  return (
    <>
      <span>
        <Button icon={ImageUp} isBusy={isBusy || isPreparing} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={label}
          onChange={(event) => void choose(event)}
        />
      </span>
      {leftOut.length > 0 ? (
        <div role="alert">
          <Notice tone="warn">{form.leftOut({ names: leftOut.join(', ') })}</Notice>
        </div>
      ) : null}
      {failed.length > 0 ? (
        <div role="alert">
          <Notice tone="bad">{unreadable({ names: failed.join(', ') })}</Notice>
        </div>
      ) : null}
    </>
  );
}
