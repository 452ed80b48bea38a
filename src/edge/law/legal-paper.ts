import { type LegalArticleId, legalArticles } from '#src/domain/law/articles.ts';
import {
  mayBeWritten,
  type PaperFacts,
  type PaperKind,
  type PaperPeriod,
  periodOfPaper,
} from '#src/domain/law/paper.ts';
import { increaseWarning } from '#src/domain/leasing/rental-law.ts';
import type { ContractFacts } from '#src/domain/signing/contract.ts';
import { legalPeriods as periodsEn } from '#src/i18n/dictionaries/law/legal-periods.en.ts';
import { legalPeriods as periodsEs } from '#src/i18n/dictionaries/law/legal-periods.es.ts';
import { formatDate, formatList, formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { stepWords } from '#src/i18n/legal-period.ts';
import { Problem } from '../problem.ts';
import { addressOf } from '../signing/write-contract.ts';
import type { PaperWords, PaperWriting } from './paper-words.ts';
import { paperWordsEn } from './paper-words-en.ts';
import { paperWordsEs } from './paper-words-es.ts';

export const paperWords: Readonly<Record<Language, PaperWords>> = { es: paperWordsEs, en: paperWordsEn };
const periodTexts = { es: periodsEs, en: periodsEn };

/** A paper in a language, ready to be drawn. */
export interface WrittenPaper {
  readonly title: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly about: string;
  readonly paragraphs: readonly string[];
  /** Each step of the count; empty where the law sets no period. */
  readonly arithmetic: readonly string[];
  readonly article: string;
  /** The last day of its period; null where there is none. */
  readonly lastDay: string | null;
}

export interface PaperRequest {
  readonly kind: PaperKind;
  readonly facts: PaperFacts;
  readonly lease: ContractFacts;
  /** What the lease owes, in minor units of its currency. */
  readonly owedMinor: number;
}

/**
 * A paper in both languages. @throws Problem 400 `legal_date_unknown` when the law gives no date for its facts or the day of a
 * notice has passed, `nothing_owed` for a demand without a debt
 */
export function writePaper(request: PaperRequest): Readonly<Record<Language, WrittenPaper>> {
  const { kind, facts, lease, owedMinor } = request;
  const days = { use: lease.unit.unitUse, endsOn: lease.lease.endsOn };
  const paper = periodOfPaper(kind, days, facts.day, lease.today);
  if (!mayBeWritten(kind, paper, lease.today))
    throw new Problem(400, 'legal_date_unknown', 'The law gives no date that this paper can go by.');
  if (kind === 'rent_demand' && owedMinor <= 0)
    throw new Problem(400, 'nothing_owed', 'Nothing is owed under this lease.');
  return { es: written(request, paper, 'es'), en: written(request, paper, 'en') };
}

const ARTICLES: Readonly<Record<PaperKind, LegalArticleId | null>> = {
  end_of_term: 'notice_dwelling',
  rent_increase: 'increase',
  deposit_reasons: 'retention',
  rent_demand: null,
  new_owner: 'new_owner',
  take_over: 'death',
  sublease_consent: 'sublease',
};

function written(
  { kind, facts, lease, owedMinor }: PaperRequest,
  paper: PaperPeriod | null,
  language: Language,
): WrittenPaper {
  const words = paperWords[language];
  const article = paper?.period ?? legalArticles.find(({ id }) => id === ARTICLES[kind]);
  const writing = writingOf({ kind, facts, lease, owedMinor }, paper, language);
  return {
    title: words.titles[kind],
    date: formatDate(lease.today, language),
    from: writing.landlord,
    to: writing.tenants,
    about: writing.place,
    paragraphs: words.paragraphs[kind](writing),
    arithmetic: stepsOf(paper, language),
    article: article ? `${article.law}, art. ${article.article}` : '',
    lastDay: paper?.counted.isKnown ? paper.counted.lastDay : null,
  };
}

function stepsOf(paper: PaperPeriod | null, language: Language): string[] {
  if (!paper?.counted.isKnown) return [];
  const { period, counted } = paper;
  return counted.steps.map((step) => stepWords(step, { text: periodTexts[language], language, period }));
}

function writingOf(
  { facts, lease, owedMinor }: PaperRequest,
  paper: PaperPeriod | null,
  language: Language,
): PaperWriting {
  const { unit, organization, particulars, tenants, today } = lease;
  const { currency, depositMinor, endsOn } = lease.lease;
  const date = (day: string) => (day ? formatDate(day, language) : '');
  const money = (amountMinor: number | null) => formatMoney(amountMinor ?? 0, currency, language);
  const before = lease.rentSteps.findLast(({ startsOn }) => startsOn <= today) ?? lease.rentSteps[0];
  const beforeMinor = before?.rentMinor ?? 0;
  const afterMinor = facts.amountMinor ?? 0;
  return {
    landlord: particulars?.landlordName || organization.name,
    tenants: formatList(
      tenants.map(({ fullName: name }) => name),
      language,
    ),
    place: [unit.label, addressOf(lease)].filter(Boolean).join(', '),
    endsOn: date(endsOn),
    day: date(facts.day),
    untilDay: date(facts.untilDay),
    amount: money(facts.amountMinor),
    name: facts.name.trim(),
    text: facts.text.trim().replaceAll(/\s+/g, ' '),
    rent: money(beforeMinor),
    deposit: money(depositMinor),
    owed: money(owedMinor),
    percent: formatPercent(beforeMinor > 0 ? (afterMinor - beforeMinor) / beforeMinor : 0, language),
    isDwelling: unit.unitUse === 'dwelling',
    isAboveCap: increaseWarning({ use: unit.unitUse, beforeMinor, afterMinor, agreedOn: today }) !== null,
    lastDay: paper?.counted.isKnown ? date(paper.counted.lastDay) : '',
  };
}
