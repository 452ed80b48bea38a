import type { CellKind, ReportDocument, ReportRow } from '#src/domain/books/report-document.ts';
import type { ReportKind } from '#src/domain/foundation/enums.ts';
import type { OwnerReportsText } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { formatMoney, formatNumber, formatPercent } from '../format.ts';
import type { Language } from '../language.ts';

/** What a report comes to, in words: a name and its amount. */
export type KeyFigure = readonly [name: string, value: string];

/** Rows of a report and which of their cells are read. */
interface Picked {
  /** Keys of rows; of those with a row for each currency without it. */
  readonly rows: readonly string[];
  /** Ids of columns. */
  readonly columns: readonly string[];
  /** What names a figure: its row, its column, or both where several rows have several figures. */
  readonly named: 'row' | 'column' | 'both';
}

const ofRows = (...rows: string[]): Picked => ({ rows, columns: ['amount'], named: 'row' });
const ofTotal = (...columns: string[]): Picked => ({ rows: ['total'], columns, named: 'column' });

const PICKED: Readonly<Record<ReportKind, readonly Picked[]>> = {
  income_statement: [ofRows('total-income', 'total-expenses', 'profit')],
  balance_sheet: [ofRows('total-assets', 'total-liabilities', 'total-equity')],
  trial_balance: [ofTotal('debit', 'credit', 'closing-debit', 'closing-credit')],
  cash_flow: [
    ofRows('total-operating', 'total-investing', 'total-financing'),
    ofRows('before', 'change', 'after'),
  ],
  rent_roll: [ofTotal('market', 'rent', 'other', 'deposit', 'balance')],
  aged_receivables: [ofTotal('total', 'not-due', 'days-30', 'days-60', 'days-90', 'older')],
  deposits_held: [
    ofTotal('held', 'unpaid', 'liability'),
    { rows: ['kept', 'missing'], columns: ['held'], named: 'row' },
  ],
  owner_statement: [ofTotal('opening', 'income', 'expenses', 'net', 'withheld', 'drawn', 'due')],
  vacancy_loss: [ofTotal('unit-days', 'leased-days', 'occupancy', 'loss', 'billed', 'collected', 'economic')],
  budget_variance: [
    {
      rows: ['total-income', 'total-expense', 'profit'],
      columns: ['budget', 'actual', 'variance'],
      named: 'both',
    },
  ],
  tax_summary: [
    ofTotal(
      'income',
      'itbis-billed',
      'itbis-paid',
      'itbis-clients',
      'itbis-due',
      'itbis-payable',
      'isr-clients',
      'isr-withheld',
      'itbis-withheld',
    ),
    // The line of all months is in pesos; what was earned in dollars stands below it.
    { rows: ['income-USD'], columns: ['income'], named: 'row' },
  ],
};

/**
 * What a report comes to, in a few lines, read from its own rows: they say what the report says.
 * @param report with all its rows
 */
export function keyFigures(
  report: ReportDocument,
  text: OwnerReportsText,
  language: Language,
): readonly KeyFigure[] {
  const figures = PICKED[report.kind].flatMap((picked) =>
    picked.rows.flatMap((key) =>
      report.rows
        .filter((row) => row.key === key || row.key === `${key}-${row.currency}`)
        .flatMap((row) => figuresOf(report, row, picked, language)),
    ),
  );
  return report.kind === 'rent_roll' ? [...unitCounts(report, text, language), ...figures] : figures;
}

function figuresOf(report: ReportDocument, row: ReportRow, picked: Picked, language: Language): KeyFigure[] {
  return picked.columns.flatMap((id): KeyFigure[] => {
    const index = report.columns.findIndex((column) => column.id === id);
    const column = report.columns[index];
    const value = row.cells[index];
    if (!column || typeof value !== 'number') return [];
    const [label] = row.cells;
    const names = { row: `${label}`, column: column.label, both: `${label} · ${column.label}` };
    return [[names[picked.named], written(column.kind, value, row.currency ?? report.currency, language)]];
  });
}

function written(
  kind: CellKind,
  value: number,
  currency: ReportDocument['currency'],
  language: Language,
): string {
  if (kind === 'money') return formatMoney(value, currency, language);
  return kind === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
}

/** How many units stand under each heading of a rent roll, and in all. */
function unitCounts({ rows }: ReportDocument, text: OwnerReportsText, language: Language): KeyFigure[] {
  const counts = { current: 0, notice: 0, vacant: 0 };
  let heading: string | null = null;
  for (const { level, key } of rows) {
    if (level === 'section') heading = key;
    else if (level === 'line' && heading && heading in counts) counts[heading as keyof typeof counts] += 1;
  }
  const number = (count: number) => formatNumber(count, language);
  return [
    [text.mail.units, number(counts.current + counts.notice + counts.vacant)],
    [text.rows.current, number(counts.current)],
    [text.rows.notice, number(counts.notice)],
    [text.rows.vacant, number(counts.vacant)],
  ];
}
