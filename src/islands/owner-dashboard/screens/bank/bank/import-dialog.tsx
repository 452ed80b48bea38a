import { useState } from 'react';
import { importBankLines } from '#src/data/bank/import-mutations.ts';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { countWords } from './import-counts.ts';
import { ImportFindings } from './import-findings.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { type BankFileState, useBankFile } from './use-bank-file.ts';
import { useImportChoices } from './use-import-choices.ts';

const ACCEPTED = '.csv,.txt,.tsv,.ofx,.qfx,.qbo,.qif,.xlsx,.xls,text/csv';

/** A file of the bank: choose it, see how it is read and what it says, bring it in. */
export function ImportDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { import: text } = useText('ownerBank');
  const { done } = useText('ownerBankImports');
  const state = useBankFile(account);
  const [isOwn, setOwn] = useState(false);
  const add = useAction({
    mutationFn: importBankLines,
    invalidates: [bankQueries.all],
    toast: (result) =>
      countWords(done, {
        added: result.newCount,
        known: result.knownCount,
        before: result.beforeCount,
        leftOut: result.leftOutCount,
      }),
    onDone: onClose,
  });
  const { source, read, questions, stop, toConfirm } = state;
  // Lines that are not known yet, or are another account's, are nothing to compare with what is there.
  const isRead = read !== null && stop === null && questions.length === 0 && read.file.lines.length > 0;
  const choices = useImportChoices(account.id, isRead ? read.file.lines : undefined);
  const isReady = isRead && choices.query.data !== undefined && (toConfirm === null || isOwn);
  const isStopped = stop !== null && (stop.kind !== 'balance' || questions.length === 0);
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={add}
      isDisabled={state.isReading || (isRead && !choices.query.data)}
      size="wide"
      onClose={onClose}
      input={
        source && read && isReady
          ? {
              ...{ bankAccountId: account.id, fileName: source.name, lines: read.file.lines },
              ...{ leftOut: choices.leftOut, mapping: state.mapping },
            }
          : null
      }
    >
      <Chooser
        state={state}
        onChoose={(file) => {
          setOwn(false);
          add.reset();
          void state.choose(file);
        }}
      />
      <StatementField state={state} />
      <HowItIsRead {...{ state, isOwn }} onOwn={setOwn} />
      {read && (isStopped || questions.length === 0) ? (
        <ImportFindings account={account} file={read.file} stop={stop} />
      ) : null}
      {isRead ? <ImportPreview account={account} lines={read.file.lines} choices={choices} /> : null}
    </ActionDialog>
  );
}

interface HowItIsReadProps {
  state: BankFileState;
  isOwn: boolean;
  onOwn: (isOwn: boolean) => void;
}

/** What is asked of a file, and all that decides how it is read. Of another account's file nothing is asked. */
function HowItIsRead({ state, isOwn, onOwn }: HowItIsReadProps) {
  const { import: text } = useText('ownerBank');
  const { questions, reading, place, stop, toConfirm } = state;
  if (!reading || place === null || stop?.kind === 'whose' || stop?.kind === 'tooMany') return null;
  return (
    <>
      <ImportQuestions {...{ questions, reading }} onChange={state.set} />
      <ReadingFields key={state.round} state={state} />
      {toConfirm === null ? null : (
        <Checkbox
          label={text.isOwn({ digits: toConfirm })}
          hint={text.isOwnHint}
          checked={isOwn}
          error={!isOwn ? text.isOwnMissing : undefined}
          onChange={({ target }) => onOwn(target.checked)}
        />
      )}
    </>
  );
}

interface ChooserProps {
  state: BankFileState;
  onChoose: (file: File | null) => void;
}

function Chooser({ state, onChoose }: ChooserProps) {
  const { import: text } = useText('ownerBank');
  const { form } = useText('common');
  const language = useLanguage();
  const { opened, source } = state;
  const missing = !source ? text.fileMissing : undefined;
  return (
    <FileField
      label={text.file}
      hint={text.hint}
      accept={ACCEPTED}
      value={source}
      onChange={onChoose}
      error={opened?.kind === 'problem' ? text.problems[opened.problem] : missing}
      isUrgent={opened?.kind === 'problem'}
      chooseText={text.choose}
      removeLabel={form.removeFile}
      describe={({ name, size }) =>
        form.fileSelected({ name, size: `${formatNumber(Math.ceil(size / 1024), language)} KB` })
      }
    />
  );
}

/** Several statements in one file: the one of this account is chosen. */
function StatementField({ state }: { state: BankFileState }) {
  const { import: text } = useText('ownerBank');
  const { choices, place } = state;
  if (choices.length < 2) return null;
  const options = choices.map(({ file, line, sheet }, index) => ({
    value: String(index),
    label: text.statementOf({
      account: file.lastFours[0] ?? '',
      currency: file.currencies[0] ?? '',
      count: file.lines.length,
      line,
      sheet,
    }),
  }));
  return (
    <SelectField
      label={text.statement}
      hint={text.statementHint}
      value={place === null ? '' : String(place)}
      placeholder={text.none}
      options={options}
      error={place === null ? text.choiceMissing : undefined}
      onChange={({ target }) => state.take(target.value === '' ? null : Number(target.value))}
    />
  );
}
