import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { type OwnerPart, ownerResults } from '#src/domain/books/owner-statement.ts';
import type { OwnerPayment, ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import type { ReportRow } from '#src/domain/books/report-document.ts';
import { formatDate, formatMoney, formatNumber } from '../format.ts';
import { type Compose, column, type ReportWords, reportAccountName, row, section } from './words.ts';

type OwnerData = Extract<ReportData, { kind: 'owner_statement' }>;

const WHOLE = 10_000;

/** The amounts of a statement in their order; ITBIS and what clients withheld have a column where there are any. */
const FIGURES = ['opening', 'income', 'itbis', 'expenses', 'net', 'withheld', 'drawn', 'due'] as const;
type Figure = (typeof FIGURES)[number];
type Shown = readonly Figure[];

function figuresOf(parts: readonly OwnerPart[]): Shown {
  const hasWithheld = parts.some((part) => part.withheldMinor !== 0 || part.withheld.length > 0);
  const hasItbis = parts.some((part) => part.itbisMinor !== 0);
  return FIGURES.filter((id) => (id !== 'withheld' || hasWithheld) && (id !== 'itbis' || hasItbis));
}

const sumBy = (parts: readonly OwnerPart[], pick: (part: OwnerPart) => number) =>
  parts.reduce((sum, part) => sum + pick(part), 0);

const sumsOf = (parts: readonly OwnerPart[]): Record<Figure, number> => ({
  opening: sumBy(parts, (part) => part.openingMinor),
  income: sumBy(parts, (part) => part.incomeMinor),
  itbis: sumBy(parts, (part) => part.itbisMinor),
  expenses: sumBy(parts, (part) => part.expenseMinor),
  net: sumBy(parts, (part) => part.netMinor),
  withheld: sumBy(parts, (part) => part.withheldMinor),
  drawn: sumBy(parts, (part) => part.drawnMinor),
  due: sumBy(parts, (part) => part.dueMinor),
});

const cellsOf = (
  label: string,
  share: number | null,
  figures: Partial<Record<Figure, number>>,
  shown: Shown,
) => [label, share, ...shown.map((id) => figures[id] ?? null)];

/** When an owner was paid, by which reference, and in which money where it was another than was due. */
function paymentLabel(payment: OwnerPayment, { language, text: { rows } }: ReportWords): string {
  const { on, reference, isReversal, cashCurrency, cashMinor, rate } = payment;
  const said = (isReversal ? rows.paidBack : rows.paidOut)({ date: formatDate(on, language, 'short') });
  const cash =
    cashCurrency !== null && cashMinor !== null && rate !== null
      ? rows.paidInOther({
          amount: formatMoney(cashMinor, cashCurrency, language),
          rate: formatNumber(rate, language, RATE_DECIMALS),
        })
      : '';
  return [said, reference, cash].filter(Boolean).join(' · ');
}

/** What an owner's property brought and cost, account by account, and under it what was left, drawn and is left. */
function rowsOfPart(
  key: string,
  part: OwnerPart,
  accounts: readonly ReportAccount[],
  words: ReportWords,
  shown: Shown,
): ReportRow[] {
  const target = { kind: 'property', id: part.propertyId } as const;
  const lines = part.accounts.flatMap(({ accountId, kind, earnedMinor }) => {
    const account = accounts.find(({ id }) => id === accountId);
    if (!account || earnedMinor === 0) return [];
    const label = `${part.propertyName} · ${reportAccountName(account, words)}`;
    const figures = kind === 'income' ? { income: earnedMinor } : { expenses: 0 - earnedMinor };
    const entries = { kind: 'entries', accountId, propertyId: part.propertyId } as const;
    const cells = cellsOf(label, null, figures, shown);
    return [row(`${key}-${part.propertyId}-${accountId}`, 'line', cells, { target: entries })];
  });
  // By receipt: what the owner takes off the income tax of the year.
  const withheld = part.withheld.map(({ on, clientName, ncf, amountMinor }, index) => {
    const label = words.text.rows.withheldBy({
      client: clientName,
      ncf,
      month: formatDate(on, words.language, 'month'),
    });
    const cells = cellsOf(label, null, { withheld: amountMinor }, shown);
    return row(`${key}-${part.propertyId}-withheld-${index}`, 'line', cells);
  });
  const payments = part.payments.map((payment, index) => {
    const cells = cellsOf(paymentLabel(payment, words), null, { drawn: payment.amountMinor }, shown);
    return row(`${key}-${part.propertyId}-paid-${index}`, 'line', cells);
  });
  const own = [...lines, ...withheld, ...payments];
  const cells = cellsOf(part.propertyName, part.shareBasisPoints / WHOLE, sumsOf([part]), shown);
  return [...own, row(`${key}-${part.propertyId}`, own.length > 0 ? 'subtotal' : 'line', cells, { target })];
}

/**
 * What was drawn after the period of what was left at its end: Distributions has taken it off already. What was drawn beyond that
 * came of later income, and the owner owes nothing for it.
 */
function laterRows(
  key: string,
  parts: readonly OwnerPart[],
  { text: { rows } }: ReportWords,
  shown: Shown,
): ReportRow[] {
  const later = sumBy(parts, (part) => Math.min(part.drawnAfterMinor, Math.max(part.dueMinor, 0)));
  if (later === 0) return [];
  const due = sumBy(parts, (part) => part.dueMinor) - later;
  return [
    row(`later-${key}`, 'line', cellsOf(rows.drawnAfter, null, { drawn: later }, shown)),
    row(`now-${key}`, 'subtotal', cellsOf(rows.dueNow, null, { due }, shown)),
  ];
}

export const composeOwners: Compose<OwnerData> = ({ results, accounts = [] }, request, words) => {
  const { columns: names, rows, notes } = words.text;
  const isCash = request.basis === 'cash';
  const owners = ownerResults(results).filter(({ key }) => request.owner === null || key === request.owner);
  const all = owners.flatMap((owner) => owner.parts);
  const shown = figuresOf(all);
  const nameOf = (name: string) => name || words.organization || rows.ownOrganization;
  const labels = { ...names, due: isCash ? names.due : names.dueAccrued };
  return {
    columns: [
      column('property', names.property, 'text'),
      column('share', names.share, 'percent'),
      ...shown.map((id) => column(id, labels[id])),
    ],
    rows: [
      ...owners.flatMap(({ key, name, parts }) => [
        section(`owner-${key}`, nameOf(name), shown.length + 2),
        ...parts.flatMap((part) => rowsOfPart(key, part, accounts, words, shown)),
        row(
          `total-${key}`,
          'subtotal',
          cellsOf(rows.totalOf({ name: nameOf(name) }), null, sumsOf(parts), shown),
        ),
        // On accrual basis what is left is not what Distributions has.
        ...(isCash ? laterRows(key, parts, words, shown) : []),
      ]),
      row('total', 'total', cellsOf(rows.total, null, sumsOf(all), shown)),
    ],
    notes: [
      isCash ? notes.ownersCash : notes.ownersAccrual,
      notes.owners,
      ...(shown.includes('itbis') ? [notes.itbisApart] : []),
      ...(shown.includes('withheld') ? [notes.withheld] : []),
      ...(isCash ? [notes.cash] : []),
    ],
  };
};
