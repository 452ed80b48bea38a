import { asSteps, hasFigures } from '#src/domain/books/report-chart.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { incomeStatement } from '#src/domain/books/statements.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '../../format.ts';
import { itbisDue, sumOfTaxes, TAX_CURRENCY } from '../taxes.ts';
import { type ReportWords, reportAccountName } from '../words.ts';
import { headed, isOverMonths, lineBar, ranking, sumBar, timeSlots, titleIn } from './parts.ts';

type Taxes = Extract<ReportData, { kind: 'tax_summary' }>;

/** What ITBIS comes to and why. A period without any tax, as of dwellings alone, shows its income by kind. */
export function taxCharts(data: Taxes, request: ReportRequest, words: ReportWords): ReportChart[] {
  const whole = taxesWhole(data, words);
  if (!hasFigures(whole)) return incomeByKind(data, words);
  return isOverMonths(request.period) ? [taxesOverTime(data, request, words), whole] : [whole];
}

function taxesWhole({ taxes }: Taxes, words: ReportWords): ReportChart {
  const { chart, columns, drill } = words.text;
  const total = sumOfTaxes(taxes);
  return {
    form: 'bars',
    title: titleIn(chart.titles.taxes, TAX_CURRENCY, words),
    name: chart.names.period,
    currency: TAX_CURRENCY,
    heading: drill.what,
    series: [{ id: 'amount', label: columns.amount }],
    bars: [
      ...headed(chart.itbis, [
        sumBar('itbis-billed', columns.itbisBilled, [total.itbisBilledMinor]),
        ...asSteps(
          [
            lineBar('itbis-paid', columns.itbisPaid, [0 - total.itbisPaidMinor]),
            lineBar('itbis-clients', columns.itbisByClients, [0 - total.itbisWithheldByClientsMinor]),
          ],
          [total.itbisBilledMinor],
        ),
        sumBar('itbis-due', columns.itbisDue, [itbisDue(total)]),
      ]),
      ...headed(chart.withholdings, [
        lineBar('isr-clients', columns.isrByClients, [total.isrWithheldByClientsMinor]),
        lineBar('isr-withheld', columns.isrWithheld, [total.isrWithheldMinor]),
        lineBar('itbis-withheld', columns.itbisWithheld, [total.itbisWithheldMinor]),
      ]),
    ],
  };
}

function taxesOverTime({ taxes }: Taxes, request: ReportRequest, words: ReportWords): ReportChart {
  const { chart, columns, filters } = words.text;
  const { each, slots } = timeSlots(request.period, words.language);
  const title = chart.titles.taxesOverTime({ each: chart.each[each] });
  return {
    form: 'columns',
    title: titleIn(title, TAX_CURRENCY, words),
    name: chart.names[each],
    currency: TAX_CURRENCY,
    heading: filters.kinds[each],
    series: [
      { id: 'billed', label: columns.itbisBilled },
      { id: 'paid', label: columns.itbisPaid },
      { id: 'clients', label: columns.itbisByClients },
      { id: 'due', label: columns.itbisDue, isLine: true },
    ],
    bars: slots.map(({ key, label, has }) => {
      const own = sumOfTaxes(taxes.filter(({ month }) => has(month)));
      const { itbisBilledMinor, itbisPaidMinor, itbisWithheldByClientsMinor } = own;
      return lineBar(key, label, [
        itbisBilledMinor,
        itbisPaidMinor,
        itbisWithheldByClientsMinor,
        itbisDue(own),
      ]);
    }),
  };
}

function incomeByKind({ accounts, totals }: Taxes, words: ReportWords): ReportChart[] {
  const { chart, columns, rows } = words.text;
  return currencyCodes.map((currency) => ({
    form: 'bars',
    title: titleIn(chart.titles.incomeByKind, currency, words),
    name: currencySymbol(currency),
    currency,
    heading: columns.account,
    series: [{ id: 'income', label: columns.income }],
    bars: ranking(
      incomeStatement(accounts, totals, currency).income.map(({ account, amountMinor }) =>
        lineBar(account.id, reportAccountName(account, words), [amountMinor]),
      ),
      { key: 'income', rest: chart.rest.income, sum: rows.totalIncome },
    ),
  }));
}
