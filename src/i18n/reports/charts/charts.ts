import { hasFigures } from '#src/domain/books/report-chart.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportChart } from '#src/domain/books/report-document.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import type { ReportWords } from '../words.ts';
import { balanceCharts, trialCharts } from './balance.ts';
import { budgetCharts } from './budget.ts';
import { cashCharts } from './cash.ts';
import { incomeCharts } from './income.ts';
import { ownerCharts } from './owners.ts';
import type { Statement } from './periods.ts';
import { rentRollCharts, vacancyCharts } from './rents.ts';
import { taxCharts } from './taxes.ts';
import { agedCharts, depositCharts } from './tenants.ts';

const STATEMENTS = {
  income_statement: incomeCharts,
  balance_sheet: balanceCharts,
  trial_balance: trialCharts,
  cash_flow: cashCharts,
} satisfies Record<Statement['kind'], unknown>;

/** What a report says at a glance, in the reader's language; what would be empty is left out. */
export const chartsOf = (data: ReportData, request: ReportRequest, words: ReportWords): ReportChart[] =>
  drawn(data, request, words).filter(hasFigures);

function drawn(data: ReportData, request: ReportRequest, words: ReportWords): ReportChart[] {
  switch (data.kind) {
    case 'rent_roll':
      return rentRollCharts(data, request, words);
    case 'aged_receivables':
      return agedCharts(data, request, words);
    case 'deposits_held':
      return depositCharts(data, request, words);
    case 'owner_statement':
      return ownerCharts(data, request, words);
    case 'vacancy_loss':
      return vacancyCharts(data, request, words);
    case 'tax_summary':
      return taxCharts(data, request, words);
    case 'budget_variance':
      return budgetCharts(data, request, words);
    default:
      return STATEMENTS[data.kind](data, request, words);
  }
}
