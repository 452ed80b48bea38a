import { useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { fetchStatementPdf, statementQuery } from '#src/data/leasing/tenancy/statement.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { reportCsv } from '#src/domain/books/report-document.ts';
import type { TenantStatement } from '#src/domain/money/tenant-statement.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { composeTenantStatement } from '#src/i18n/reports/tenant-statement.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { StatementLines } from './statement-lines.tsx';

/** What a tenant was charged and paid in a year, on the screen, as a file and on paper. */
export function Screen() {
  return <WithLease>{(lease) => <Statement lease={lease} />}</WithLease>;
}

function Statement({ lease }: { lease: TenantLease }) {
  const text = useText('tenantAutopay').statement;
  const today = useToday(lease.timeZone);
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const statement = useQuery(statementQuery(lease.id, year));
  const first = Math.min(thisYear, Number(lease.startsOn.slice(0, 4)));
  const years = Array.from({ length: thisYear - first + 1 }, (_, index) => String(thisYear - index));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organizationName })}
        back={<TouchBackLink to="/payments">{text.back}</TouchBackLink>}
      />
      <div className="mb-5 max-w-48 print:hidden">
        <SelectField
          label={text.year}
          value={String(year)}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(event) => setYear(Number(event.target.value))}
        />
      </div>
      <QueryView query={statement} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(found) => (
          <div className="grid gap-5">
            <StatementLines statement={found} />
            <Files statement={found} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Files({ statement }: { statement: TenantStatement }) {
  const text = useText('tenantAutopay').statement;
  const language = useLanguage();
  const words = tenantStatementWords[language];
  const name = `${words.fileName}-${statement.year}`;
  const pdf = useAction({
    mutationFn: () => fetchStatementPdf(statement.leaseId, statement.year, language),
    onDone: (file) => saveFile(file, `${name}.pdf`),
  });
  const saveCsv = () => {
    const csv = reportCsv(composeTenantStatement(statement, language), words.currency);
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <div className="grid gap-3 print:hidden">
      <FailureNote text={pdf.error} />
      <div className="grid gap-3 sm:flex">
        <Button icon={Download} isBusy={pdf.isRunning} onClick={() => void pdf.run(undefined)}>
          {text.pdf}
        </Button>
        <Button icon={FileSpreadsheet} onClick={saveCsv}>
          {text.csv}
        </Button>
      </div>
    </div>
  );
}
