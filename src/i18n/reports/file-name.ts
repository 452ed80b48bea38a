import { type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import { kindOfPeriod, periodText } from '#src/domain/foundation/period.ts';
import { plainText } from '#src/domain/foundation/plain-text.ts';
import { periodName, type ReportWords } from './words.ts';

/** Longer names of organizations and places are cut: some systems take no more than 255 bytes. */
const LONGEST_PART = 40;

const part = (text: string) =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_PART)
    .replace(/-$/, '');

/**
 * What a report's file is called, without its ending: whatever makes it another file than the next one, in the reader's
 * words. "estado-de-resultados_casa-sol_torre-norte_2026-11_usd_efectivo"
 */
export function reportFileName(request: ReportRequest, words: ReportWords): string {
  const { kind, period, comparison, currency, basis } = request;
  const { text, language } = words;
  const { isOfDay, hasBasis, hasComparison, isInAllCurrencies } = reportTraits[kind];
  const when = kindOfPeriod(period) === 'quarter' ? periodName(period, text, language) : periodText(period);
  return [
    text.names[kind],
    words.organization,
    words.property ?? (words.owner ? `${text.facts.propertiesOf} ${words.owner}` : ''),
    isOfDay ? period.to : when,
    isInAllCurrencies ? '' : currency,
    hasBasis ? text.filters.bases[basis] : '',
    hasComparison && comparison !== 'none' ? text.filters.comparisons[comparison] : '',
  ]
    .map(part)
    .filter(Boolean)
    .join('_');
}
