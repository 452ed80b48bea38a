import type { ReportData, TaxMonth } from '#src/domain/books/report-data.ts';
import type { ReportColumn } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { incomeStatement, monthResults } from '#src/domain/books/statements.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf, monthsFrom } from '#src/domain/foundation/months.ts';
import { carryItbis, dueOfMonth } from '#src/domain/taxes/carried-itbis.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { BY_OTHERS, EVERY, type ItbisFigure } from '#src/domain/taxes/figure-lines.ts';
import type { OwnerReportsText } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { formatDate } from '../format.ts';
import { type Compose, column, reportAccountName, row, section } from './words.ts';

type Taxes = Extract<ReportData, { kind: 'tax_summary' }>;

/** The tax authority counts in pesos. */
export const TAX_CURRENCY = 'DOP';

type Figures = Omit<TaxMonth, 'month' | 'leftOutCount'>;
const NOTHING: Figures = {
  itbisBilledMinor: 0,
  itbisPaidMinor: 0,
  itbisWithheldByClientsMinor: 0,
  isrWithheldByClientsMinor: 0,
  isrWithheldMinor: 0,
  itbisWithheldMinor: 0,
};

/** As form IT-1 has it, before the balance in favor of the months before. */
export const itbisDue = (taxes: Figures): number =>
  dueOfMonth({
    billedMinor: taxes.itbisBilledMinor,
    advancedMinor: taxes.itbisPaidMinor,
    withheldMinor: taxes.itbisWithheldByClientsMinor,
  });

export function sumOfTaxes(taxes: readonly Figures[]): Figures {
  const sum = (pick: (one: Figures) => number) => taxes.reduce((total, one) => total + pick(one), 0);
  return {
    itbisBilledMinor: sum((one) => one.itbisBilledMinor),
    itbisPaidMinor: sum((one) => one.itbisPaidMinor),
    itbisWithheldByClientsMinor: sum((one) => one.itbisWithheldByClientsMinor),
    isrWithheldByClientsMinor: sum((one) => one.isrWithheldByClientsMinor),
    isrWithheldMinor: sum((one) => one.isrWithheldMinor),
    itbisWithheldMinor: sum((one) => one.itbisWithheldMinor),
  };
}

/** What the IT-1 makes of a month: the balance in favor that it begins with, and what is to be paid. */
type CarriedCells = readonly (number | null)[];

const cellsOf = (incomeMinor: number, taxes: Figures, carried: CarriedCells) => [
  incomeMinor,
  taxes.itbisBilledMinor,
  taxes.itbisPaidMinor,
  taxes.itbisWithheldByClientsMinor,
  itbisDue(taxes),
  ...carried,
  taxes.isrWithheldByClientsMinor,
  taxes.isrWithheldMinor,
  taxes.itbisWithheldMinor,
];

const columnsOf = (names: OwnerReportsText['columns'], isCarried: boolean): ReportColumn[] => [
  column('month', names.month, 'text'),
  column('income', names.income),
  column('itbis-billed', names.itbisBilled),
  column('itbis-paid', names.itbisPaid),
  column('itbis-clients', names.itbisByClients),
  column('itbis-due', names.itbisDue),
  ...(isCarried
    ? [column('itbis-credit', names.itbisCredit), column('itbis-payable', names.itbisPayable)]
    : []),
  column('isr-clients', names.isrByClients),
  column('isr-withheld', names.isrWithheld),
  column('itbis-withheld', names.itbisWithheld),
];

/** By month; no cells where no balance is known. */
function carriedCells(months: readonly Figures[], creditBeforeMinor: number | null): CarriedCells[] {
  if (creditBeforeMinor === null) return months.map(() => []);
  let creditMinor = creditBeforeMinor;
  return months.map((taxes) => {
    const { previousCreditMinor, payableMinor, nextCreditMinor } = carryItbis(itbisDue(taxes), creditMinor);
    creditMinor = nextCreditMinor;
    return [previousCreditMinor, payableMinor];
  });
}

/** Income of the period by account, in each currency that has any. */
function incomeRows({ accounts, totals }: Taxes, words: Parameters<Compose<Taxes>>[2], width: number) {
  const blank = Array<null>(width - 2).fill(null);
  return currencyCodes.flatMap((currency) => {
    const { income, incomeMinor } = incomeStatement(accounts, totals, currency);
    if (income.length === 0) return [];
    return [
      ...income.map(({ account, amountMinor }) =>
        row(`${account.id}-${currency}`, 'line', [reportAccountName(account, words), amountMinor, ...blank], {
          currency,
          target: { kind: 'entries', accountId: account.id, currency },
        }),
      ),
      row(`income-${currency}`, 'subtotal', [words.text.rows.totalIncome, incomeMinor, ...blank], {
        currency,
      }),
    ];
  });
}

/**
 * Where the amounts of a month lead, in the order of the columns. The forms are those of a whole month and of the whole
 * organization: of a part of either there are none.
 */
function targetsOf(month: IsoMonth, { period, propertyId, owner }: ReportRequest, isCarried: boolean) {
  const isWhole = !propertyId && !owner && period.from <= firstDayOf(month) && lastDayOf(month) <= period.to;
  if (!isWhole) return {};
  const form = (name: TaxForm, figure: ItbisFigure | typeof EVERY | typeof BY_OTHERS) =>
    ({ kind: 'tax', form: name, figure, month }) as const;
  return {
    targets: [
      null,
      { kind: 'income', month, currency: TAX_CURRENCY } as const,
      form('IT-1', 'billed'),
      form('IT-1', 'advanced'),
      form('IT-1', BY_OTHERS),
      null,
      ...(isCarried ? [null, null] : []),
      form('IT-1', 'clientsIsr'),
      form('IR-17', EVERY),
      form('IT-1', EVERY),
    ],
  };
}

export const composeTaxes: Compose<Taxes> = (data, request, words) => {
  const { period, basis } = request;
  const { text, language } = words;
  const { creditBeforeMinor } = data;
  const columns = columnsOf(text.columns, creditBeforeMinor !== null);
  const months = monthsFrom(monthOf(period.from), monthOf(period.to));
  const results = monthResults(
    data.accounts,
    data.totals,
    TAX_CURRENCY,
    monthOf(period.from),
    monthOf(period.to),
  );
  const byMonth = new Map(data.taxes.map((one) => [one.month, one]));
  const carried = carriedCells(
    months.map((month) => byMonth.get(month) ?? NOTHING),
    creditBeforeMinor,
  );
  const total = sumOfTaxes(data.taxes);
  const leftOut = data.taxes.reduce((count, one) => count + one.leftOutCount, 0);
  const inPesos = { currency: TAX_CURRENCY } as const;
  return {
    columns,
    rows: [
      ...months.map((month, index) =>
        row(
          month,
          'line',
          [
            formatDate(firstDayOf(month), language, 'month'),
            ...cellsOf(results[index]?.incomeMinor ?? 0, byMonth.get(month) ?? NOTHING, carried[index] ?? []),
          ],
          { ...inPesos, ...targetsOf(month, request, creditBeforeMinor !== null) },
        ),
      ),
      row(
        'total',
        'total',
        [
          text.rows.total,
          ...cellsOf(
            results.reduce((all, one) => all + one.incomeMinor, 0),
            total,
            creditBeforeMinor === null
              ? []
              : [null, carried.reduce((all, cells) => all + (cells[1] ?? 0), 0)],
          ),
        ],
        inPesos,
      ),
      section('by-kind', text.rows.incomeByKind, columns.length),
      ...incomeRows(data, words, columns.length),
    ],
    notes: [
      text.notes.taxes,
      ...(leftOut > 0 ? [text.notes.taxesLeftOut({ count: leftOut })] : []),
      ...(basis === 'cash' ? [text.notes.cash] : []),
    ],
  };
};
