import { CircleCheck } from 'lucide-react';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { BilledMonth } from '#src/domain/taxes/billed-month.ts';
import type { Problem, TaxFile } from '#src/domain/taxes/problems.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MissingReceipts } from './missing-receipts.tsx';
import { useIssuer } from './use-issuer.ts';

const SHOWN = 200;

interface ProblemsCardProps {
  file: TaxFile;
  month: IsoMonth;
  /** The month's charges, of a form that is made of their receipts. */
  billed: readonly BilledMonth[];
}

/** What is wrong with the rows of a file: which column, why, and where it is mended. */
export function ProblemsCard({ file, month, billed }: ProblemsCardProps) {
  const { form: text } = useText('ownerTaxes');
  const errors = file.problems.filter(({ severity }) => severity === 'error');
  const warnings = file.problems.length - errors.length;
  const rows = [...errors, ...file.problems.filter(({ severity }) => severity === 'warning')]
    .slice(0, SHOWN)
    .map((problem, index) => ({ ...problem, key: String(index) }));
  return (
    <Card
      isFlush={rows.length > 0}
      title={text.problemsTitle}
      description={rows.length > 0 ? text.problems({ errors: errors.length, warnings }) : undefined}
    >
      {rows.length === 0 ? (
        <p className="flex items-center gap-2 text-15">
          <CircleCheck size={18} aria-hidden="true" className="text-good" />
          {text.noProblems}
        </p>
      ) : (
        <ProblemsTable rows={rows} file={file} month={month} billed={billed} />
      )}
    </Card>
  );
}

type Row = Problem & { key: string };

function ProblemsTable({ rows, file, month, billed }: ProblemsCardProps & { rows: readonly Row[] }) {
  const { form: text } = useText('ownerTaxes');
  const { columns: heads } = text;
  const names = text.fileColumns[file.form];
  const columns: Column<Row>[] = [
    {
      id: 'row',
      phone: 'title',
      header: heads.row,
      cell: (problem) => <RowName problem={problem} />,
    },
    {
      id: 'column',
      phone: 'note',
      header: heads.column,
      cell: ({ column }) =>
        column === null
          ? text.wholeFile
          : text.column({ number: column, name: names[column - 1] ?? names.at(-1) ?? '' }),
    },
    {
      id: 'problem',
      phone: 'figure',
      header: heads.problem,
      cell: ({ severity, reason }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={severity === 'error' ? 'bad' : 'warn'}>{text.severity[severity]}</Badge>
          {reason === 'receipts_missing' ? <MissingReceipts billed={billed} /> : text.reasons[reason]}
        </span>
      ),
    },
    {
      id: 'where',
      phone: 'state',
      header: heads.where,
      cell: (problem) => <Place problem={problem} month={month} />,
    },
  ];
  return <DataTable caption={text.problemsTitle} columns={columns} rows={rows} rowKey={(row) => row.key} />;
}

/** The number of its receipt, or what a bill without one is known by. */
function RowName({ problem: { ncf, bill } }: { problem: Problem }) {
  const { form: text } = useText('ownerTaxes');
  const language = useLanguage();
  if (ncf || !bill) return <span className="tabular-nums">{ncf || text.wholeFile}</span>;
  return (
    <AppLink to={`/finance/expenses/${bill.id}`} className="text-action hover:underline">
      {bill.vendorName}
      <span className="block text-12 text-secondary tabular-nums">
        {formatDate(bill.billedOn, language, 'short')} ·{' '}
        {formatMoney(bill.totalMinor, bill.currency, language)}
      </span>
    </AppLink>
  );
}

function Place({ problem, month }: { problem: Problem; month: IsoMonth }) {
  const { form: text } = useText('ownerTaxes');
  const { pathOf } = useIssuer();
  const paths: Partial<Record<Problem['place'], string>> = {
    profile: pathOf('/finance/taxes/profile'),
    invoice: `/finance/taxes/receipts?month=${month}`,
    charges: `/finance/taxes/receipts?month=${month}`,
    bill: problem.recordId ? `/finance/expenses/${problem.recordId}` : '/finance/expenses',
    vendor: problem.recordId ? `/finance/vendors/${problem.recordId}` : '/finance/vendors',
  };
  const path = paths[problem.place];
  if (!path) return text.places[problem.place];
  return (
    <AppLink to={path} className="text-action hover:underline">
      {text.places[problem.place]}
    </AppLink>
  );
}
