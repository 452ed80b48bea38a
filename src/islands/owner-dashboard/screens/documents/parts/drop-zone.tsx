import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { DOCUMENT_ACCEPT, type DocumentPlace } from '#src/data/documents/document-file.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { useUploads } from './use-uploads.ts';

const PERCENT = 100;

/** Takes files that are chosen or dropped, several at once, and shows how far each has come. */
export function DropZone({ place }: { place: DocumentPlace }) {
  const text = useText('documents');
  const { sending, faults, send } = useUploads(place);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const on = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  return (
    <div className="grid gap-3">
      <fieldset
        aria-label={text.dropHere}
        onDragEnter={on(true)}
        onDragOver={on(true)}
        onDragLeave={on(false)}
        onDrop={(event) => {
          on(false)(event);
          void send([...event.dataTransfer.files]);
        }}
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed p-3',
          isOver ? 'border-action bg-selected' : 'border-control',
        )}
      >
        <Button size="sm" icon={Upload} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-14 text-hint">
          {isOver ? text.dropHere : `${text.drop}. ${text.accepts}`}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={text.choose}
          accept={DOCUMENT_ACCEPT}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </fieldset>
      {sending ? (
        <ProgressBar
          label={text.sending({ name: sending.name })}
          share={sending.share}
          valueText={`${Math.round(sending.share * PERCENT)}%`}
        />
      ) : null}
      <FailureNote text={faults.join(' ')} />
    </div>
  );
}
