import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { plainAmount } from '#src/domain/books/report-document.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { type IsoMonth, monthOf } from '#src/domain/foundation/months.ts';
import { type TaxForm, taxForms } from '#src/domain/taxes/codes.ts';
import type { FigureLine } from '#src/domain/taxes/figure-lines.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { type FigureSource, figureSource } from './figure-source.ts';
import { receiptPath } from './receipt-path.ts';
import { useIssuer } from './use-issuer.ts';
import { useTaxMonth } from './use-tax-month.ts';

/** The receipts and bills that a figure of a form is made of. */
export function Screen({ params }: ScreenProps) {
  const form = taxForms.find((own) => own === params.form);
  const month = useTaxMonth();
  return form ? <Loaded form={form} month={month} figure={params.figure ?? ''} /> : <NotFound />;
}

interface LoadedProps {
  form: TaxForm;
  month: IsoMonth;
  figure: string;
}

function Loaded({ form, month, figure }: LoadedProps) {
  const text = useText('ownerTaxes').form;
  const { states } = useText('common');
  const { key } = useIssuer();
  const loaded = useQuery(taxQueries.form(key, form, month));
  return (
    <QueryView query={loaded} skeleton={<SkeletonTable label={states.loading} />}>
      {({ lines }) => {
        const source = lines && figureSource(form, figure, lines, text);
        return source ? <Figure form={form} month={month} source={source} /> : <NotFound />;
      }}
    </QueryView>
  );
}

interface FigureProps extends Omit<LoadedProps, 'figure'> {
  source: FigureSource;
}

function Figure({ form, month, source }: FigureProps) {
  const { figure: text } = useText('ownerTaxes').form;
  const language = useLanguage();
  const { pathOf } = useIssuer();
  const { name, lines } = source;
  const sumMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <>
      <PageHeader
        title={name}
        description={<span className="first-letter:uppercase">{formatDate(month, language, 'month')}</span>}
        back={
          <BackLink to={pathOf(`/finance/taxes/forms/${form}?month=${month}`)}>
            {text.back({ form })}
          </BackLink>
        }
        actions={lines.length > 0 ? <ExportButton form={form} month={month} source={source} /> : null}
      />
      <Card isFlush>
        {lines.length === 0 ? (
          <EmptyState title={name} text={text.empty} />
        ) : (
          <>
            <p className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3 font-semibold">
              {text.total}
              <MoneyText amountMinor={sumMinor} currency="DOP" />
            </p>
            <LineTable source={source} />
          </>
        )}
      </Card>
    </>
  );
}

function LineTable({ source: { name, lines, countedOn } }: { source: FigureSource }) {
  const { figure: text } = useText('ownerTaxes').form;
  const { columns: heads } = text;
  const columns: Column<FigureLine>[] = [
    {
      id: 'ncf',
      phone: 'title',
      header: heads.ncf,
      cell: (line) => (
        <AppLink to={pathOf(line)} className="text-action tabular-nums hover:underline">
          {line.ncf || (line.source === 'settlement' ? text.payout : text.withoutNcf)}
        </AppLink>
      ),
    },
    { id: 'name', phone: 'note', header: heads.name, cell: (line) => line.name },
    {
      id: 'issuedOn',
      phone: 'note',
      header: heads.issuedOn,
      align: 'end',
      cell: ({ issuedOn }) => <DateText date={issuedOn} format="short" />,
    },
    ...(countedOn
      ? [
          {
            id: 'day',
            phone: 'note',
            header: heads[countedOn],
            align: 'end',
            cell: ({ day }: FigureLine) => <DateText date={day} format="short" />,
          } as const,
        ]
      : []),
    {
      id: 'amount',
      phone: 'amount',
      header: heads.amount,
      align: 'end',
      cell: ({ amountMinor }) => <MoneyText amountMinor={amountMinor} currency="DOP" />,
    },
  ];
  return (
    <DataTable
      caption={text.caption({ figure: name })}
      columns={columns}
      rows={lines}
      rowKey={({ source, id }) => `${source}-${id}`}
    />
  );
}

function pathOf(line: FigureLine): string {
  if (line.source === 'settlement') return `/finance/taxes/forms/IT-1?month=${monthOf(line.day)}`;
  return line.source === 'bill' ? `/finance/expenses/${line.id}` : receiptPath(line);
}

function ExportButton({ form, month, source: { lines, countedOn } }: FigureProps) {
  const { figure: text } = useText('ownerTaxes').form;
  const { columns: heads } = text;
  const save = () => {
    const csv = toCsv(
      [heads.ncf, heads.name, heads.issuedOn, ...(countedOn ? [heads[countedOn]] : []), heads.amount],
      lines.map(({ ncf, name, issuedOn, day, amountMinor }) => [
        ncf,
        name,
        issuedOn,
        ...(countedOn ? [day] : []),
        plainAmount(amountMinor),
      ]),
    );
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.fileName}-${form}-${month}.csv`);
  };
  return (
    <Button icon={Download} onClick={save}>
      {text.exportCsv}
    </Button>
  );
}
