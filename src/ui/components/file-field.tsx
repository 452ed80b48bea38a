import { FileText, FileUp, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { typedFile } from '#src/domain/foundation/chosen-file.ts';
import { classNames } from '../class-names.ts';
import { BlobPicture } from './blob-picture.tsx';
import { Button } from './button.tsx';
import { Field, type FieldTexts } from './field.tsx';

export type FileFieldProps = FieldTexts & {
  value: File | null;
  onChange: (file: File | null) => void;
  /** What the picker offers, such as 'image/*,application/pdf'. Check the type and size again before sending. */
  accept: string;
  /** On the picker while no file is chosen. */
  chooseText: string;
  removeLabel: string;
  /** "recibo.jpg, 1.2 MB": how the chosen file is written, made by the caller in the reader's language. */
  describe: (file: File) => string;
  /** Opens the back camera at once on phones; leave out to let people choose between camera and gallery. */
  capture?: 'environment' | 'user';
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One photo or document, from the camera or the files, with a look at it before it is sent. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, accept, chooseText, removeLabel, describe, ...rest } = props;
  const { capture, name, disabled, onBlur, ref, ...texts } = rest;
  const box = useRef<HTMLDivElement>(null);
  const PickIcon = accept.includes('image') ? ImageUp : FileUp;

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    onChange(chosen ? typedFile(chosen) : null);
    // The same file can be picked again after it was removed.
    event.target.value = '';
  };
  const remove = () => {
    onChange(null);
    box.current?.querySelector('input')?.focus();
  };

  return (
    <Field {...texts}>
      {(control) => (
        <div
          ref={box}
          className={classNames(
            frame,
            control['aria-invalid'] ? 'border-bad' : 'border-control hover:bg-hover',
          )}
        >
          {value ? (
            <FilePreview file={value} description={describe(value)} />
          ) : (
            <span className="flex min-h-14 items-center justify-center gap-2 text-15 font-medium text-action">
              <PickIcon size={20} aria-hidden="true" />
              {chooseText}
            </span>
          )}
          {/* The whole frame is the picker; the button below stands above it. */}
          <input
            {...control}
            {...{ ref, accept, capture, name, disabled, onBlur }}
            type="file"
            onChange={pick}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          {value ? (
            <Button size="sm" icon={Trash2} className="relative justify-self-start" onClick={remove}>
              {removeLabel}
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

const frame =
  'relative grid gap-3 rounded-control border border-dashed bg-surface p-3 has-focus-visible:outline-2 has-focus-visible:outline-action';

function FilePreview({ file, description }: { file: File; description: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {file.type.startsWith('image/') ? (
        <BlobPicture
          content={file}
          alt=""
          className="size-20 shrink-0 rounded-mark border border-line object-cover"
        />
      ) : (
        <FileText size={32} aria-hidden="true" className="shrink-0 text-hint" />
      )}
      <span className="min-w-0 text-14 wrap-anywhere">{description}</span>
    </div>
  );
}
