import { useMemo, useState } from 'react';
import { importBankLines } from '#src/data/bank/import-mutations.ts';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import type { BankFile } from '#src/domain/bank/bank-file.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { countWords } from './import-counts.ts';
import { ImportPreview } from './import-preview.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { linesOf, type ReadFile, readBankFile } from './read-bank-file.ts';
import { type ImportChoicesState, useImportChoices } from './use-import-choices.ts';

const MOST_SHOWN = 5;

/** A file of the bank: choose it, see what it says, bring it in. */
export function ImportDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { import: text } = useText('ownerBank');
  const { done } = useText('ownerBankImports');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const add = useAction({
    mutationFn: importBankLines,
    invalidates: [bankQueries.all],
    toast: (result) =>
      countWords(done, {
        added: result.new_count,
        known: result.known_count,
        before: result.before_count,
        leftOut: result.left_out_count,
      }),
    onDone: onClose,
  });
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setRead(null);
    add.reset();
    if (chosen) setRead(await readBankFile(chosen, account.csv_mapping));
  };
  const found = useMemo(() => linesOf(read), [read]);
  const choices = useImportChoices(account.id, found?.lines);
  const isOther = found?.currency != null && found.currency !== account.currency;
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={add}
      isDisabled={!found || !choices.query.data || isOther}
      size="wide"
      onClose={onClose}
      onSubmit={() => {
        if (!file || !found) return;
        void add.run({
          bankAccountId: account.id,
          fileName: file.name,
          lines: found.lines,
          leftOut: choices.leftOut,
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
      {found ? <Preview account={account} found={found} choices={choices} /> : null}
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

interface PreviewProps {
  account: BankAccount;
  found: BankFile;
  choices: ImportChoicesState;
}

/** What will be added, and what cannot be read. */
function Preview({ account, found: { lines, refused }, choices }: PreviewProps) {
  const { import: text } = useText('ownerBank');
  if (lines.length === 0 && refused.length === 0) return <Notice tone="warn">{text.noLines}</Notice>;
  return (
    <section className="grid gap-3">
      {lines.length > 0 ? <ImportPreview account={account} lines={lines} choices={choices} /> : null}
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
