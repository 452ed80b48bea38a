import { useState } from 'react';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { type ImportOutcome, importUnits } from '#src/data/portfolio/units/import.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { decodeTextFile } from '#src/domain/foundation/text-file.ts';
import { readUnitImport } from '#src/domain/portfolio/unit-import.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { type Checked, ImportPreview, inLineOrder } from './import-preview.tsx';

const changed = [unitQueries.all, propertyQueries.all, totalsQueries.all];

/** A chosen file on its way: read, tried out, added. */
function useImport() {
  const { unitImport: text } = useText('ownerProperty');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<ImportOutcome | null>(null);
  const check = useAction({
    mutationFn: async (chosen: File, requestId: string) => {
      const read = readUnitImport(decodeTextFile(await chosen.arrayBuffer()).text, defaultCurrency);
      if (!read.ok) return read;
      const outcome = await importUnits({ organizationId, rows: read.rows, isTrial: true }, requestId);
      return { ...read, outcome };
    },
    onDone: (result) => {
      if (!result.ok) return setProblem(text.problems[result.problem]);
      setChecked({ ...result, refused: inLineOrder([...result.refused, ...result.outcome.refused]) });
    },
  });
  const add = useAction({
    mutationFn: (rows: Checked['rows'], requestId: string) =>
      importUnits({ organizationId, rows, isTrial: false }, requestId),
    invalidates: changed,
    onDone: (outcome) => {
      setDone(outcome);
      setChecked(null);
      setFile(null);
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(undefined);
    setChecked(null);
    setDone(null);
    check.reset();
    add.reset();
    if (chosen) void check.run(chosen);
  };
  return { file, problem, checked, done, check, add, choose };
}

type Import = ReturnType<typeof useImport>;

/** Many units from a spreadsheet: choose, see what would happen to each row, then add the good ones. */
export function Screen() {
  const { unitImport: text } = useText('ownerProperty');
  const state = useImport();
  const { checked, done } = state;
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <PageHeader title={text.title} back={<BackLink to="/units">{text.back}</BackLink>} />
      {done ? <Done outcome={done} /> : null}
      <FileCard state={state} />
      {checked ? (
        <ImportPreview checked={checked} action={<AddButton state={state} checked={checked} />} />
      ) : null}
      <ColumnsCard />
    </div>
  );
}

function FileCard({ state: { file, problem, check, add, choose } }: { state: Import }) {
  const { unitImport: text } = useText('ownerProperty');
  const { form } = useText('common');
  const language = useLanguage();
  return (
    <Card title={text.file} description={text.fileHint}>
      <div className="grid gap-4">
        <FileField
          label={text.file}
          isLabelHidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          value={file}
          onChange={choose}
          error={problem}
          disabled={check.isRunning || add.isRunning}
          chooseText={text.choose}
          removeLabel={form.removeFile}
          describe={({ name, size }) =>
            form.fileSelected({ name, size: `${formatNumber(Math.ceil(size / 1024), language)} KB` })
          }
        />
        {check.isRunning ? (
          <p role="status" className="flex items-center gap-3 text-15 text-secondary">
            <Spinner size="sm" />
            {text.checking}
          </p>
        ) : null}
        <FailureNote text={check.error} />
      </div>
    </Card>
  );
}

function AddButton({ state: { add }, checked }: { state: Import; checked: Checked }) {
  const { unitImport: text } = useText('ownerProperty');
  return (
    <>
      <FailureNote text={add.error} />
      {checked.outcome.added > 0 ? (
        <Button
          variant="primary"
          size="lg"
          className="justify-self-start"
          isBusy={add.isRunning}
          onClick={() => void add.run(checked.rows)}
        >
          {text.submit({ count: checked.outcome.added })}
        </Button>
      ) : null}
    </>
  );
}

function Done({ outcome }: { outcome: ImportOutcome }) {
  const { unitImport: text } = useText('ownerProperty');
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          <AppLink to="/units" className={buttonClass({ size: 'sm' })}>
            {text.open}
          </AppLink>
        }
      >
        {text.done({ count: outcome.added })}
      </Notice>
    </div>
  );
}
