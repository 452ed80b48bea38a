import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { openSheets, sheetsOfText } from '#src/data/portfolio/rent-roll/open-sheets.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import type { Roll } from './use-roll.ts';

const ACCEPTED = '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

/** A file, or cells that were copied: pasted ones are read at once. */
export function SourceStep({ roll }: { roll: Roll }) {
  const { source: text } = useText('ownerRentRoll');
  return (
    <Card title={text.title} description={text.text}>
      <div className="grid gap-6">
        <SheetFile roll={roll} />
        <PastedCells roll={roll} />
        <p className="text-14 text-secondary">{text.local}</p>
      </div>
    </Card>
  );
}

function SheetFile({ roll: { choose, problem } }: { roll: Roll }) {
  const { source: text, problems } = useText('ownerRentRoll');
  const { form } = useText('common');
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const take = async (chosen: File | null) => {
    setFile(chosen);
    if (!chosen) return;
    setReading(true);
    const opened = await openSheets(chosen);
    setReading(false);
    choose(opened, chosen.name);
  };
  return (
    <>
      <FileField
        label={text.file}
        accept={ACCEPTED}
        value={file}
        onChange={(chosen) => void take(chosen)}
        error={file && problem && !isReading ? problems[problem] : undefined}
        disabled={isReading}
        chooseText={text.choose}
        removeLabel={form.removeFile}
        describe={({ name, size }) =>
          form.fileSelected({ name, size: `${formatNumber(Math.ceil(size / 1024), language)} KB` })
        }
      />
      {isReading ? (
        <p role="status" className="flex items-center gap-3 text-15 text-secondary">
          <Spinner size="sm" />
          {text.reading}
        </p>
      ) : null}
    </>
  );
}

function PastedCells({ roll: { choose } }: { roll: Roll }) {
  const { source: text } = useText('ownerRentRoll');
  const [cells, setCells] = useState('');
  const [isRefused, setRefused] = useState(false);
  const take = (pasted: string) => {
    const opened = sheetsOfText(pasted);
    setRefused(!opened.ok);
    if (opened.ok) choose(opened, text.pasted);
  };
  return (
    <div className="grid gap-3">
      <TextArea
        label={text.paste}
        hint={text.pasteHint}
        value={cells}
        spellCheck={false}
        autoComplete="off"
        error={isRefused ? text.pasteMissing : undefined}
        onChange={({ target }) => setCells(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // Cells, not a word that is put into what stands there.
          if (cells !== '' || !pasted.includes('\n')) return;
          event.preventDefault();
          setCells(pasted);
          take(pasted);
        }}
      />
      <Button className="justify-self-start" icon={ClipboardPaste} onClick={() => take(cells)}>
        {text.usePaste}
      </Button>
    </div>
  );
}
