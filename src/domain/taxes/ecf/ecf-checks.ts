import { type IsoDate, isIsoDate } from '../../foundation/dates.ts';
import { isElectronicOn } from '../issuers.ts';
import { TAX_RULES, type TaxRule } from '../tax-rules.ts';
import type { EcfDraft } from './ecf-facts.ts';
import { ecfRules } from './ecf-kinds.ts';
import { checkLines, checkSums } from './ecf-line-checks.ts';
import { checkReference, type EcfBase } from './ecf-note-checks.ts';
import { ecfSums } from './ecf-numbers.ts';
import type { EcfProblem } from './ecf-problems.ts';
import { consumerThreshold, isSummarized } from './ecf-summary.ts';
import { cleanText, ECF_LENGTHS, isTooLong } from './ecf-texts.ts';
import { isMunicipalityCode, provinceCodeOf } from './place-codes.ts';

/** What a draft is held against. */
export interface EcfContext {
  /** The day by the Dominican clock (`ecfDayAt`). */
  readonly today: IsoDate;
  /** From when the issuer gives out e-CF; null where nobody said. */
  readonly electronicSince: IsoDate | null;
  /** What the records say that it comes to, in centavos of DOP. */
  readonly totalMinor: number;
  /** The receipt that a note changes, or that is replaced; null where it is unknown. */
  readonly base: EcfBase | null;
}

/**
 * All for which DGII could refuse a document, found before a number is taken: nothing found means that it may be numbered
 * and signed. What DGII alone knows (a buyer's state, its own ranges) is not among it.
 */
export function ecfProblems(
  draft: EcfDraft,
  context: EcfContext,
  rules: readonly TaxRule[] = TAX_RULES,
): EcfProblem[] {
  return [
    ...checkIssuer(draft),
    ...checkBuyer(draft, context, rules),
    ...checkDays(draft, context),
    ...checkPayment(draft),
    ...checkLines(draft),
    ...checkSums(draft, context.totalMinor),
    ...checkReference(draft, context.base),
  ];
}

const TAX_ID = /^(\d{9}|\d{11})$/;

function checkIssuer({ issuer }: EcfDraft): EcfProblem[] {
  const { taxId, municipalityCode, provinceCode } = issuer;
  const isPlace = isMunicipalityCode(municipalityCode) && provinceCode === provinceCodeOf(municipalityCode);
  return [
    ...(TAX_ID.test(taxId)
      ? []
      : [{ field: 'issuer.taxId', code: taxId ? 'malformed' : 'missing' } as const]),
    ...checkText('issuer.legalName', issuer.legalName, ECF_LENGTHS.name),
    ...checkText('issuer.address', issuer.address, ECF_LENGTHS.address),
    ...(isTooLong(issuer.tradeName, ECF_LENGTHS.name)
      ? [{ field: 'issuer.tradeName', code: 'too_long' } as const]
      : []),
    ...(isPlace || (municipalityCode === '' && provinceCode === '')
      ? []
      : [{ field: 'issuer.municipality', code: 'malformed' } as const]),
  ];
}

/** A text that has to be there and may not be cut. */
function checkText(field: EcfProblem['field'], text: string, length: number): EcfProblem[] {
  if (cleanText(text) === '') return [{ field, code: 'missing' }];
  return isTooLong(text, length) ? [{ field, code: 'too_long' }] : [];
}

function checkBuyer(draft: EcfDraft, { base }: EcfContext, taxRules: readonly TaxRule[]): EcfProblem[] {
  const { kind, buyer } = draft;
  const rules = ecfRules[kind];
  if (rules.buyer === 'never') return [];
  const isLargeBase =
    base?.kind === 'consumer' && base.totalMinor >= consumerThreshold(draft.issuedOn, taxRules);
  const isNamed = kind === 'consumer' ? !isSummarized(draft, taxRules) : isLargeBase;
  if (buyer === null) {
    if (isNamed) return [{ field: 'buyer.name', code: 'consumer_unnamed' }];
    return rules.buyer === 'must' ? [{ field: 'buyer.name', code: 'missing' }] : [];
  }
  // An empty tag is refused, and that of a consumer has to be there: the name always is.
  const name = checkText('buyer.name', buyer.name, ECF_LENGTHS.name);
  return [...name, ...checkBuyerNumber(draft, isNamed)];
}

function checkBuyerNumber({ kind, buyer }: EcfDraft, isNamed: boolean): EcfProblem[] {
  const { taxId = '', foreignId = '' } = buyer ?? {};
  const rules = ecfRules[kind];
  const problem = (code: EcfProblem['code']): EcfProblem[] => [{ field: 'buyer.number', code }];
  if (taxId !== '' && rules.buyerTaxId === 'never') return problem('not_allowed');
  if (taxId !== '' && !TAX_ID.test(taxId)) return problem('malformed');
  if (taxId !== '') return foreignId === '' ? [] : problem('not_allowed');
  if (foreignId !== '' && rules.foreignId === 'never') return problem('not_allowed');
  if (isTooLong(foreignId, ECF_LENGTHS.foreignId)) return problem('too_long');
  if (cleanText(foreignId) !== '') return [];
  if (isNamed) return problem('consumer_unnamed');
  const isAsked = rules.buyerTaxId === 'must' || kind === 'special_regime' || kind === 'payments_abroad';
  return isAsked ? problem('missing') : [];
}

function checkDays(draft: EcfDraft, { today, electronicSince }: EcfContext): EcfProblem[] {
  const { kind, issuedOn, expiresOn, period } = draft;
  const problems: EcfProblem[] = [];
  const isDay = isIsoDate(issuedOn);
  if (!isDay) problems.push({ field: 'issuedOn', code: 'malformed' });
  if (isDay && issuedOn > today) problems.push({ field: 'issuedOn', code: 'in_future' });
  if (electronicSince !== null && !isElectronicOn(electronicSince, issuedOn))
    problems.push({ field: 'issuedOn', code: 'before_start' });
  if (ecfRules[kind].expiry === 'must') {
    if (expiresOn === null) problems.push({ field: 'range.expiry', code: 'missing' });
    else if (expiresOn < issuedOn || expiresOn < today)
      problems.push({ field: 'range.expiry', code: 'expired' });
  }
  if (period && period.to < period.from) problems.push({ field: 'period', code: 'too_early' });
  return problems;
}

function checkPayment(draft: EcfDraft): EcfProblem[] {
  const { kind, payment, issuedOn } = draft;
  const rules = ecfRules[kind];
  if (payment === null) return rules.payment === 'must' ? [{ field: 'payment', code: 'missing' }] : [];
  const { dueOn, ...amounts } = payment;
  const parts = Object.values(amounts);
  if (!parts.every((minor) => Number.isSafeInteger(minor) && minor >= 0))
    return [{ field: 'payment', code: 'negative' }];
  const sum = parts.reduce((total, minor) => total + minor, 0);
  if (sum !== ecfSums(draft).totalMinor) return [{ field: 'payment', code: 'sum_differs' }];
  if (payment.creditMinor === 0 || rules.dueDate === 'never') return [];
  // The schemas do not ask for it; DGII does.
  if (dueOn === null) return [{ field: 'payment.dueOn', code: 'missing' }];
  return dueOn < issuedOn ? [{ field: 'payment.dueOn', code: 'too_early' }] : [];
}
