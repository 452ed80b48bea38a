import { asSteps } from '#src/domain/books/report-chart.ts';
import type { ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { type CashFlow, cashFlow, cashFlowSections, totalOf } from '#src/domain/books/statements.ts';
import type { ReportWords } from '../words.ts';
import { isOverMonths, lineBar, sumBar, timeSlots } from './parts.ts';
import { periodsOf, type Statement } from './periods.ts';

/** From the cash before to the cash after, step by step; of several months also each one's change. */
export function cashCharts(data: Statement, request: ReportRequest, words: ReportWords): ReportChart[] {
  const bridge = cashBridge(data, request, words);
  return isOverMonths(request.period) ? [bridge, cashOverTime(data, request, words)] : [bridge];
}

function cashBridge(data: Statement, request: ReportRequest, words: ReportWords): ReportChart {
  const { rows, chart, drill } = words.text;
  const { currency } = request;
  const { totals, series } = periodsOf(data, request, words);
  const flows = totals.map((own) => cashFlow(data.accounts, own, currency));
  const each = (pick: (flow: CashFlow) => number) => flows.map(pick);
  const before = each((flow) => flow.openingMinor);
  const sections = cashFlowSections.map((name) =>
    lineBar(
      name,
      rows[name],
      each((flow) => totalOf(flow.sections[name]) + (name === 'operating' ? flow.profitMinor : 0)),
    ),
  );
  const difference = lineBar(
    'difference',
    rows.difference,
    each((flow) => flow.differenceMinor),
  );
  const steps = [...sections, difference].filter(({ values }) => values.some((value) => value !== 0));
  return {
    form: 'bars',
    title: chart.titles.cash,
    name: chart.names.period,
    currency,
    heading: drill.what,
    series,
    bars: [
      sumBar('before', rows.cashBefore, before),
      ...asSteps(steps, before),
      sumBar(
        'after',
        rows.cashAfter,
        each((flow) => flow.closingMinor),
      ),
    ],
  };
}

function cashOverTime(data: Statement, request: ReportRequest, words: ReportWords): ReportChart {
  const { rows, chart, filters } = words.text;
  const { each, slots } = timeSlots(request.period, words.language);
  return {
    form: 'columns',
    title: chart.titles.cashOverTime({ each: chart.each[each] }),
    name: chart.names[each],
    currency: request.currency,
    heading: filters.kinds[each],
    series: [{ id: 'change', label: rows.cashChange }],
    bars: slots.map(({ key, label, has }) => {
      const months = data.totals.months.filter(({ month }) => has(month));
      return lineBar(key, label, [
        cashFlow(data.accounts, { opening: [], months }, request.currency).changeMinor,
      ]);
    }),
  };
}
