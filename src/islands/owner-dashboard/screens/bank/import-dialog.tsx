import { useState } from 'react';
import { importBankLines } from '#src/data/bank/mutations.ts';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import type { BankFile } from '#src/domain/bank/bank-file.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateText } from '#src/ui/components/date-text.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { linesOf, type ReadFile, readBankFile } from './read-bank-file.ts';

const MOST_SHOWN = 5;

/** A file of the bank: choose it, see what it says, bring it in. */
export function ImportDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { import: text } = useText('ownerBank');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const add = useAction({
    mutationFn: importBankLines,
    invalidates: [bankQueries.all],
    toast: (result) => text.done({ added: result.new_count, known: result.line_count - result.new_count }),
    onDone: onClose,
  });
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setRead(null);
    add.reset();
    if (chosen) setRead(await readBankFile(chosen, account.csv_mapping));
  };
  const found = linesOf(read);
  const isOther = found?.currency != null && found.currency !== account.currency;
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={add}
      isDisabled={!found || found.lines.length === 0 || isOther}
      size="wide"
      onClose={onClose}
      onSubmit={() => {
        if (!file || !found) return;
        void add.run({
          bankAccountId: account.id,
          fileName: file.name,
          lines: found.lines,
          mapping: read?.kind === 'csv' ? read.mapping : null,
        });
      }}
    >
      <Chooser
        file={file}
        problem={read?.kind === 'problem' ? text[read.problem] : undefined}
        onChoose={choose}
      />
      {read?.kind === 'csv' ? (
        <MappingFields
          table={read.table}
          mapping={read.mapping}
          onChange={(mapping) => setRead({ ...read, mapping })}
        />
      ) : null}
      {isOther && found ? (
        <Notice tone="bad">
          {text.wrongCurrency({ file: found.currency ?? '', account: account.currency })}
        </Notice>
      ) : null}
      {found ? <Preview account={account} found={found} /> : null}
    </ActionDialog>
  );
}

interface ChooserProps {
  file: File | null;
  problem: string | undefined;
  onChoose: (file: File | null) => void;
}

function Chooser({ file, problem, onChoose }: ChooserProps) {
  const { import: text } = useText('ownerBank');
  const { form } = useText('common');
  const language = useLanguage();
  return (
    <FileField
      label={text.file}
      hint={text.hint}
      accept=".csv,.txt,.ofx,.qfx,text/csv"
      value={file}
      onChange={onChoose}
      error={problem}
      chooseText={text.choose}
      removeLabel={form.removeFile}
      describe={({ name, size }) =>
        form.fileSelected({ name, size: `${formatNumber(Math.ceil(size / 1024), language)} KB` })
      }
    />
  );
}

/** The first lines as they will stand, and those that cannot be read. */
function Preview({ account, found }: { account: BankAccount; found: BankFile }) {
  const { import: text } = useText('ownerBank');
  const { lines, refused } = found;
  if (lines.length === 0 && refused.length === 0) return <Notice tone="warn">{text.noLines}</Notice>;
  // Two lines of a file may say the same: only their place tells them apart.
  const first = lines.slice(0, MOST_SHOWN).map((line, place) => ({ key: String(place), line }));
  return (
    <section className="grid gap-3">
      <h3 className="text-16" role="status">
        {text.preview({ count: lines.length })}
      </h3>
      <ul className="grid rounded-control border border-line px-4">
        {first.map(({ key, line }) => (
          <li key={key} className="flex items-baseline gap-3 border-b border-line py-2 last:border-0">
            <DateText date={line.occurredOn} format="short" />
            <span className="min-w-0 flex-1 wrap-anywhere">{line.description || line.reference}</span>
            <MoneyText amountMinor={line.amountMinor} currency={account.currency} />
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN ? (
        <p className="text-14 text-hint">{text.more({ count: lines.length - MOST_SHOWN })}</p>
      ) : null}
      {refused.length > 0 ? <Refused refused={refused} /> : null}
    </section>
  );
}

function Refused({ refused }: Pick<BankFile, 'refused'>) {
  const { import: text } = useText('ownerBank');
  return (
    <Notice tone="warn" title={text.refused({ count: refused.length })}>
      <ul className="grid gap-1 text-14">
        {refused.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.line}>
            {text.line({ number: row.line })}: {text.faults[row.fault]} · {row.text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
