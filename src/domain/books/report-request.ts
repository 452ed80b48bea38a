import {
  type AccountingBasis,
  accountingBases,
  type CurrencyCode,
  currencyCodes,
  type ReportKind,
} from '../foundation/enums.ts';
import {
  type Comparison,
  comparedWith,
  comparisons,
  monthBefore,
  type Period,
  parsePeriod,
  periodAround,
  periodText,
} from '../foundation/period.ts';

/** What somebody wants to see; the address of a report's screen says all of it. */
export interface ReportRequest {
  readonly kind: ReportKind;
  readonly period: Period;
  readonly comparison: Comparison;
  readonly currency: CurrencyCode;
  readonly basis: AccountingBasis;
  readonly propertyId: string | null;
  /** Somebody who owns properties together with others: their properties alone. */
  readonly owner: string | null;
}

interface ReportTraits {
  /** About a day, the last of the period, rather than about a span of days. */
  readonly isOfDay: boolean;
  readonly hasComparison: boolean;
  readonly hasBasis: boolean;
  /** Has a column for each currency's rows at once rather than one currency. */
  readonly isInAllCurrencies: boolean;
}

const traits = (over: Partial<ReportTraits>): ReportTraits => ({
  isOfDay: false,
  hasComparison: false,
  hasBasis: false,
  isInAllCurrencies: false,
  ...over,
});

export const reportTraits: Readonly<Record<ReportKind, ReportTraits>> = {
  income_statement: traits({ hasComparison: true, hasBasis: true }),
  balance_sheet: traits({ isOfDay: true, hasComparison: true, hasBasis: true }),
  trial_balance: traits({ hasBasis: true }),
  cash_flow: traits({ hasComparison: true }),
  rent_roll: traits({ isOfDay: true, isInAllCurrencies: true }),
  aged_receivables: traits({ isOfDay: true, isInAllCurrencies: true }),
  deposits_held: traits({ isOfDay: true, isInAllCurrencies: true }),
  owner_statement: traits({ hasBasis: true }),
  vacancy_loss: traits({}),
  budget_variance: traits({ hasBasis: true }),
  tax_summary: traits({ hasBasis: true, isInAllCurrencies: true }),
};

/** What owners can be paid is what came in; everything else is told as it was earned and owed unless somebody asks otherwise. */
export const usualBasis = (kind: ReportKind): AccountingBasis =>
  kind === 'owner_statement' ? 'cash' : 'accrual';

/** The period that it is compared with; null when with none. */
export function comparedPeriod({ kind, period, comparison }: ReportRequest): Period | null {
  if (!reportTraits[kind].hasComparison) return null;
  const isMonthBack = reportTraits[kind].isOfDay && comparison === 'previous';
  return isMonthBack ? monthBefore(period) : comparedWith(period, comparison);
}

/** As an address holds it, without the "?"; what is usual is left out. */
export function encodeReportRequest(request: ReportRequest, usual: CurrencyCode): string {
  const { kind, period, comparison, currency, basis, propertyId, owner } = request;
  const { hasComparison, hasBasis, isInAllCurrencies } = reportTraits[kind];
  const params = new URLSearchParams({ period: periodText(period) });
  if (hasComparison && comparison !== 'none') params.set('compare', comparison);
  if (!isInAllCurrencies && currency !== usual) params.set('currency', currency);
  if (hasBasis && basis !== usualBasis(kind)) params.set('basis', basis);
  if (propertyId) params.set('property', propertyId);
  if (owner) params.set('owner', owner);
  return params.toString();
}

const among = <Value extends string>(values: readonly Value[], text: string | null, usual: Value): Value =>
  values.find((value) => value === text) ?? usual;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address asks for; what it does not say, or says wrongly, is the usual: the running month, or today. */
export function decodeReportRequest(
  kind: ReportKind,
  search: string,
  usual: { readonly today: string; readonly currency: CurrencyCode },
): ReportRequest {
  const params = new URLSearchParams(search);
  const property = params.get('property') ?? '';
  return {
    kind,
    period:
      parsePeriod(params.get('period') ?? '') ??
      periodAround(reportTraits[kind].isOfDay ? 'days' : 'month', usual.today),
    comparison: among(comparisons, params.get('compare'), 'none'),
    currency: among(currencyCodes, params.get('currency'), usual.currency),
    basis: among(accountingBases, params.get('basis'), usualBasis(kind)),
    propertyId: UUID.test(property) ? property : null,
    owner: params.get('owner') || null,
  };
}

/** The report's name in an address: `income-statement`. */
export const reportSlug = (kind: ReportKind): string => kind.replaceAll('_', '-');
