import { useState } from 'react';
import { fetchCalendarFile } from '#src/data/calendar/mutations.ts';
import type { ReadCalendar } from '#src/data/calendar/read-ics.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ImportPreview } from './import-preview.tsx';

const MOST_BYTES = 2 * 1024 * 1024;

/** Reads a calendar file; its reader is fetched with the first one. Null for a text that is no calendar. */
async function readFile(text: string, zone: string, untitled: string): Promise<ReadCalendar | null> {
  const { readIcs } = await import('#src/data/calendar/read-ics.ts');
  try {
    return readIcs(text, zone, untitled);
  } catch {
    return null;
  }
}

/** Takes over the events of another calendar: first looked through, then imported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText('calendarImport');
  const { actions } = useText('common');
  const [from, setFrom] = useState<'file' | 'address'>('file');
  const [read, setRead] = useState<ReadCalendar | null>(null);
  return (
    <SidePanel isOpen onClose={onClose} title={text.title} closeLabel={actions.close}>
      <div className="grid gap-5">
        {read ? (
          <ImportPreview read={read} onBack={() => setRead(null)} onClose={onClose} />
        ) : (
          <>
            <p className="text-secondary">{text.intro}</p>
            <ChoiceGroup
              label={text.from}
              look="segments"
              value={from}
              choices={[
                { value: 'file', label: text.fromFile },
                { value: 'address', label: text.fromAddress },
              ]}
              onChange={({ target }) => setFrom(target.value as typeof from)}
            />
            {from === 'file' ? <FileSource onRead={setRead} /> : <AddressSource onRead={setRead} />}
          </>
        )}
      </div>
    </SidePanel>
  );
}

interface SourceProps {
  onRead: (read: ReadCalendar) => void;
}

function FileSource({ onRead }: SourceProps) {
  const text = useText('calendarImport');
  const { form } = useText('common');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<'unreadable' | 'tooLarge' | null>(null);
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setProblem(null);
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) {
      setProblem('tooLarge');
      return;
    }
    const read = await readFile(await chosen.text(), timeZone, text.untitled);
    if (read) onRead(read);
    else setProblem('unreadable');
  };
  return (
    <FileField
      label={text.file}
      accept=".ics,text/calendar"
      value={file}
      onChange={(chosen) => void take(chosen)}
      error={problem ? text[problem] : undefined}
      isUrgent
      chooseText={text.chooseFile}
      removeLabel={form.removeFile}
      describe={({ name, size }) =>
        form.fileSelected({ name, size: `${formatNumber(Math.ceil(size / 1024), language)} KB` })
      }
    />
  );
}

/** What programs write before the address of a calendar means https. */
const addressOf = (typed: string) => typed.trim().replace(/^webcals?:\/\//i, 'https://');

function AddressSource({ onRead }: SourceProps) {
  const text = useText('calendarImport');
  const { id, timeZone } = useOrganization();
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const address = addressOf(typed);
  const isAddress = /^https:\/\/\S+\.\S+/i.test(address) && URL.canParse(address);
  const fetching = useAction({
    mutationFn: async (url: string) => readFile(await fetchCalendarFile(id, url), timeZone, text.untitled),
    errorTexts: text.fetchProblems,
    onDone: (read) => (read ? onRead(read) : setUnreadable(true)),
  });
  return (
    <ActionForm action={fetching} input={isAddress ? address : null}>
      <TextField
        label={text.address}
        hint={text.addressHint}
        // It may have a password in it, which nobody beside the reader should see.
        type="password"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={typed}
        error={isAddress ? (isUnreadable ? text.unreadable : undefined) : text.addressWrong}
        onChange={({ target }) => {
          setTyped(target.value);
          setUnreadable(false);
        }}
      />
      <Button type="submit" variant="primary" className="justify-self-start" isBusy={fetching.isRunning}>
        {text.read}
      </Button>
    </ActionForm>
  );
}
