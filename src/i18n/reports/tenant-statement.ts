import type { ReportDocument, ReportRow } from '#src/domain/books/report-document.ts';
import { endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import {
  runningBalances,
  type StatementLine,
  statementSums,
  type TenantStatement,
} from '#src/domain/money/tenant-statement.ts';
import { formatDate, monthNames } from '../format.ts';
import type { Language } from '../language.ts';
import { tenantStatementWords } from './tenant-statement-words.ts';

/** A lease's year as a document of columns and rows, for the screen, the file and the paper alike. */
export function composeTenantStatement(
  statement: TenantStatement,
  language: Language,
): Omit<ReportDocument, 'kind'> {
  const words = tenantStatementWords[language];
  const { year, currency, lines } = statement;
  const { chargedMinor, paidMinor, closingMinor } = statementSums(statement);
  const balances = runningBalances(statement);
  const rows: ReportRow[] = lines.map((line, index) => ({
    key: String(index),
    level: 'line',
    cells: [
      line.occurredOn,
      nameOfLine(line, year, language),
      line.amountMinor > 0 ? line.amountMinor : null,
      line.amountMinor < 0 ? -line.amountMinor : null,
      balances[index] ?? null,
    ],
  }));
  return {
    title: words.title({ year }),
    organization: statement.landlord,
    currency,
    to: `${year}-12-31`,
    facts: [
      [words.tenant, statement.tenants],
      [words.place, `${statement.property}, ${statement.unit}`],
      [words.currency, currency],
    ],
    columns: [
      { id: 'date', label: words.date, kind: 'date' },
      { id: 'concept', label: words.concept, kind: 'text' },
      { id: 'charges', label: words.charges, kind: 'money' },
      { id: 'payments', label: words.payments, kind: 'money' },
      { id: 'balance', label: words.balance, kind: 'money' },
    ],
    rows: [
      {
        key: 'opening',
        level: 'subtotal',
        cells: [null, words.opening({ year }), null, null, statement.openingMinor],
      },
      ...rows,
      { key: 'sums', level: 'total', cells: [null, words.sums, chargedMinor, paidMinor, closingMinor] },
    ],
    notes: [words.note],
  };
}

function nameOfLine(line: StatementLine, year: number, language: Language): string {
  const words = tenantStatementWords[language];
  const isCredit = line.kind === 'charge_credit' || line.kind === 'reversal';
  const about = line.chargeKind ? nameOfCharge(words.charge[line.chargeKind], line, year, language) : null;
  const own =
    (isCredit || !about ? (words.kinds as Readonly<Record<string, string>>)[line.kind] : undefined) ??
    about ??
    (line.method ? words.method[line.method] : words.other);
  const parts = [
    isCredit && about ? `${own}: ${about}` : own,
    line.description,
    line.receiptNumber === null ? '' : words.receipt({ number: formatReceiptNumber(line.receiptNumber) }),
    line.reference,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** "Rent, November" for a whole month, which names its year when it is another than the statement's; else with its days. */
function nameOfCharge(charge: string, line: StatementLine, year: number, language: Language): string {
  const { periodStart: from, periodEnd: to } = line;
  if (from === null && to === null) return charge;
  if (from !== null && to !== null && from === startOfMonth(from) && to === endOfMonth(from)) {
    const isOfYear = Number(from.slice(0, 4)) === year;
    const month = isOfYear ? monthNames(language)[Number(from.slice(5, 7)) - 1] : undefined;
    return tenantStatementWords[language].ofMonth({
      charge,
      month: month ?? formatDate(from, language, 'month'),
    });
  }
  const days = [from, to]
    .filter((day): day is string => day !== null)
    .map((day) => formatDate(day, language, 'short'));
  return `${charge}, ${days.join(' – ')}`;
}
