import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ReportDocument } from '#src/domain/books/report-document.ts';
import { type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import { currencySymbol, formatDate, formatPercent } from '../format.ts';
import { composeBudget } from './budget.ts';
import { chartsOf } from './charts/charts.ts';
import { composeOwners } from './owners.ts';
import { composeAged, composeDeposits, composeRentRoll, composeVacancy } from './portfolio.ts';
import { composeStatement } from './statements.ts';
import { composeTaxes } from './taxes.ts';
import { type Composed, periodName, type ReportWords } from './words.ts';

function composed(data: ReportData, request: ReportRequest, words: ReportWords): Composed {
  switch (data.kind) {
    case 'rent_roll':
      return composeRentRoll(data, request, words);
    case 'aged_receivables':
      return composeAged(data, request, words);
    case 'deposits_held':
      return composeDeposits(data, request, words);
    case 'owner_statement':
      return composeOwners(data, request, words);
    case 'vacancy_loss':
      return composeVacancy(data, request, words);
    case 'tax_summary':
      return composeTaxes(data, request, words);
    case 'budget_variance':
      return composeBudget(data, request, words);
    default:
      return composeStatement(data, request, words);
  }
}

/** A report in the reader's language, ready for the screen, a printer or a file. */
export function composeReport(data: ReportData, request: ReportRequest, words: ReportWords): ReportDocument {
  const { text, language, organization } = words;
  const { facts, filters } = text;
  const { isOfDay, hasBasis, isInAllCurrencies } = reportTraits[request.kind];
  const caution = cautionOf(request, words);
  return {
    kind: request.kind,
    title: text.names[request.kind],
    organization,
    currency: request.currency,
    to: request.period.to,
    facts: [
      isOfDay
        ? [facts.asOf, formatDate(request.period.to, language)]
        : [facts.period, periodName(request.period, text, language)],
      [facts.property, words.property ?? filters.everyProperty],
      ...(words.owner ? [[isByShare(request) ? facts.owner : facts.propertiesOf, words.owner] as const] : []),
      ...(hasBasis ? [[facts.basis, filters.bases[request.basis]] as const] : []),
      ...(isInAllCurrencies ? [] : [[facts.currency, currencySymbol(request.currency)] as const]),
      ...(caution ? [caution] : []),
    ],
    ...composed(data, request, words),
    charts: chartsOf(data, request, words),
    caution,
  };
}

/** Whether the report splits its figures among owners; every other one has properties whole, whoever owns them. */
const isByShare = ({ kind }: ReportRequest) => kind === 'owner_statement';

/** Shares that are named one by one. */
const MOST_SHARES = 6;
const WHOLE = 10_000;

/** Of the properties of one of several owners: that the figures are the whole, and what of it is theirs. */
function cautionOf(
  request: ReportRequest,
  { owner, shares, text, language }: ReportWords,
): ReportDocument['caution'] {
  if (!owner || isByShare(request) || shares.every((share) => share.shareBasisPoints === WHOLE))
    return undefined;
  const percent = (basisPoints: number) => formatPercent(basisPoints / WHOLE, language, 2);
  const [first] = shares;
  const isOne = shares.every((share) => share.shareBasisPoints === first?.shareBasisPoints);
  const named = shares
    .slice(0, MOST_SHARES)
    .map(({ property, shareBasisPoints }) => `${property} ${percent(shareBasisPoints)}`);
  const said =
    first && isOne
      ? percent(first.shareBasisPoints)
      : [...named, ...(shares.length > MOST_SHARES ? ['…'] : [])].join(', ');
  return [text.facts.figures, text.facts.whole({ name: owner, shares: said })];
}
