import { Paperclip, Send, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { forgetDraft, keepDraft, readDraft } from '../form/form-draft.ts';
import { lazyPart } from '../lazy-part.tsx';
import { FILE_ACCEPT } from './chosen-files.ts';
import { useChosenFiles } from './use-chosen-files.ts';

const LONGEST = 4000;

/** As far as a browser tells: who points with a finger has no Ctrl key. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

const Templates = lazyPart(() => import('./templates-menu.tsx').then((file) => file.TemplatesMenu));
const WordsPreview = lazyPart(() => import('./words-preview.tsx').then((file) => file.WordsPreview));

interface ComposerProps {
  /** What is typed survives a reload under this name. */
  draftKey: string;
  /** The lease that the office writes about: it is offered saved texts, and words that are filled. */
  officeLeaseId: string | null;
  onSend: (text: string, files: readonly File[]) => void;
}

/** Where a message is written. Ctrl+Enter sends; what is typed stays until it is sent. */
export function Composer({ draftKey, officeLeaseId, onSend }: ComposerProps) {
  const { compose } = useText('messages');
  const id = useId();
  const [text, setText] = useState(() => String(readDraft(draftKey).text ?? ''));
  const [fault, setFault] = useState<string | undefined>();
  const { files, isPreparing, ...chosenFiles } = useChosenFiles(setFault);

  useEffect(() => keepDraft(draftKey, { text }), [draftKey, text]);

  const submit = () => {
    // A message goes with the files that were chosen for it.
    if (isPreparing) return;
    if (text.trim() === '' && files.length === 0) return setFault(compose.empty);
    if (text.length > LONGEST) return setFault(compose.tooLong);
    onSend(text.trim(), files);
    setText('');
    chosenFiles.clear();
    setFault(undefined);
    forgetDraft(draftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Form onSubmit={submit} className="grid gap-2" data-print="hidden">
      <TextArea
        id={`${id}-text`}
        data-message-box
        label={compose.label}
        hint={hasKeyboard() ? compose.hint : undefined}
        rows={2}
        value={text}
        error={fault}
        isUrgent
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <ChosenFiles files={files} onRemove={chosenFiles.remove} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" icon={Send} isBusy={isPreparing}>
          {compose.send}
        </Button>
        <FilePicker onChoose={(chosen) => void chosenFiles.add(chosen)} />
        {officeLeaseId ? (
          <Templates
            kind="message"
            written={{ title: '', body: text }}
            onUse={({ body }) => setText(text.trim() === '' ? body : `${text.trimEnd()}\n\n${body}`)}
          />
        ) : null}
      </div>
      {officeLeaseId ? <WordsPreview text={text} leaseId={officeLeaseId} /> : null}
    </Form>
  );
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { compose } = useText('messages');
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={`${file.name}/${file.size}`}
          className="flex max-w-full items-center gap-1 rounded-control bg-sunken pl-3 text-14"
        >
          <span className="truncate">{file.name}</span>
          <IconButton
            size="sm"
            icon={X}
            label={compose.remove({ name: file.name })}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

function FilePicker({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { compose } = useText('messages');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} label={compose.attach} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={FILE_ACCEPT}
        multiple
        hidden
        aria-label={compose.attach}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
    </>
  );
}
