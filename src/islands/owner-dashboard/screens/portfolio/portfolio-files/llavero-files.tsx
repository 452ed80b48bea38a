import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import {
  addedOf,
  importPortfolio,
  type PortfolioOutcome,
  type PortfolioRows,
} from '#src/data/portfolio/import.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { type CheckedFiles, checkFiles, type FilesProblem } from './check-files.ts';
import { ExportCard } from './export-card.tsx';
import { ImportSummary } from './import-summary.tsx';

const changed = [
  propertyQueries.all,
  unitQueries.all,
  peopleQueries.all,
  tenantQueries.all,
  leaseQueries.all,
  totalsQueries.all,
];

/** A chosen file on its way: read, tried out, added. */
function useImport() {
  const { id: organizationId, defaultCurrency: currency } = useOrganization();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FilesProblem | null>(null);
  const [checked, setChecked] = useState<CheckedFiles | null>(null);
  const [done, setDone] = useState<PortfolioOutcome | null>(null);
  const check = useAction({
    mutationFn: (chosen: File, requestId: string) =>
      checkFiles(chosen, { organizationId, currency }, requestId),
    onDone: (result) => (result.ok ? setChecked(result) : setProblem(result)),
  });
  const add = useAction({
    mutationFn: (files: PortfolioRows, requestId: string) =>
      importPortfolio({ organizationId, files, isTrial: false }, requestId),
    invalidates: changed,
    onDone: (outcome) => {
      setDone(outcome);
      setChecked(null);
      setFile(null);
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(null);
    setChecked(null);
    setDone(null);
    check.reset();
    add.reset();
    if (chosen) void check.run(chosen);
  };
  return { file, problem, checked, done, check, add, choose };
}

/** The files that the product writes: into it, for whoever may import, and out of it. */
export function LlaveroFiles({ mayImport }: { mayImport: boolean }) {
  return (
    <div className="grid gap-6">
      {mayImport ? <Import /> : null}
      <ExportCard />
    </div>
  );
}

function Import() {
  const text = useText('ownerPortfolioFiles');
  const state = useImport();
  const { checked, done, add } = state;
  const count = checked ? addedOf(checked.outcome) : 0;
  return (
    <>
      {done ? <Done outcome={done} /> : null}
      <FileCard state={state} />
      {checked ? <ImportSummary checked={checked} /> : null}
      <FailureNote text={add.error} />
      {checked && count === 0 ? <Notice tone="info">{text.nothingNew}</Notice> : null}
      {checked && count > 0 ? (
        <Button
          variant="primary"
          size="lg"
          className="justify-self-start"
          isBusy={add.isRunning}
          onClick={() => void add.run(checked.files)}
        >
          {text.submit({ count })}
        </Button>
      ) : null}
    </>
  );
}

function FileCard({ state: { file, problem, check, add, choose } }: { state: ReturnType<typeof useImport> }) {
  const text = useText('ownerPortfolioFiles');
  const { form } = useText('common');
  const language = useLanguage();
  return (
    <Card title={text.importTitle} description={text.importText}>
      <div className="grid gap-4">
        <FileField
          label={text.file}
          isLabelHidden
          accept=".zip,.csv,text/csv,application/zip"
          value={file}
          onChange={choose}
          error={useProblemText(problem)}
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
        <p className="text-14 text-secondary">{text.moneyNote}</p>
      </div>
    </Card>
  );
}

function useProblemText(problem: FilesProblem | null): string | undefined {
  const { problems } = useText('ownerPortfolioFiles');
  if (!problem) return undefined;
  if (problem.problem === 'empty') return problems.empty(problem);
  if (problem.problem === 'columns_missing') return problems.columns_missing(problem);
  return problems[problem.problem];
}

function Done({ outcome }: { outcome: PortfolioOutcome }) {
  const text = useText('ownerPortfolioFiles');
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          <AppLink to="/properties" className={buttonClass({ size: 'sm' })}>
            {text.open}
          </AppLink>
        }
      >
        {text.done({ count: addedOf(outcome) })}
      </Notice>
    </div>
  );
}
