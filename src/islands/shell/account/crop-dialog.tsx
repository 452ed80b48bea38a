import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { ActionDialog } from '../form/action-dialog.tsx';
import 'react-easy-crop/react-easy-crop.css';
import { useText } from '#src/i18n/react.tsx';
import { cropPicture } from './crop-picture.ts';

interface CropDialogProps {
  file: File;
  error: string | null;
  isSaving: boolean;
  onSave: (picture: Blob) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

const START = { x: 0, y: 0 };
const MOST_ZOOM = 4;
const KEYBOARD_STEP_PX = 4;

/** Chooses the part of a picture that is shown, by dragging, by fingers, or by the arrow keys. */
export function CropDialog({ file, error, isSaving, onSave, onUnreadable, onClose }: CropDialogProps) {
  const { profile } = useText('account');
  const text = profile.picture;
  const url = useObjectUrl(file, onUnreadable);
  const [crop, setCrop] = useState(START);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  const save = () => {
    if (area) void cropPicture(file, area).then(onSave, onUnreadable);
  };

  return (
    <ActionDialog
      onClose={onClose}
      title={text.cropTitle}
      submitLabel={text.save}
      action={{ isRunning: isSaving, error }}
      isDisabled={!area}
      onConfirm={save}
    >
      <p className="mb-3 text-14 text-secondary">{text.cropText}</p>
      <div className="relative h-72 overflow-hidden rounded-control bg-inverse">
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={KEYBOARD_STEP_PX}
            // The policy of the page allows no styles that scripts write into it: they come with the style sheet.
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': text.cropArea }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        ) : null}
      </div>
      <ZoomField zoom={zoom} onZoom={setZoom} />
    </ActionDialog>
  );
}

function ZoomField({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { profile } = useText('account');
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-4 mb-1 block text-14 font-medium">
        {profile.picture.zoom}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.1}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-11 w-full accent-(--action) md:h-8"
      />
    </>
  );
}

/** The file as an address for an image, once it has shown to be one. */
function useObjectUrl(file: File, onUnreadable: () => void): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const report = useRef(onUnreadable);
  report.current = onUnreadable;

  useEffect(() => {
    const made = URL.createObjectURL(file);
    let isCurrent = true;
    // Read as it will be when it is cut: what cannot be read then must not be shown now.
    createImageBitmap(file).then(
      (picture) => {
        picture.close();
        if (isCurrent) setUrl(made);
      },
      () => isCurrent && report.current(),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(made);
    };
  }, [file]);

  return url;
}
