import type { IsoDate } from '../../foundation/dates.ts';
import type { UnitUse } from '../../foundation/enums.ts';
import { type ContractItem, type LegalMatter, ruleInForce } from '../../leasing/rental-law.ts';
import type { Law } from '../articles.ts';
import { type Clause, clausesOf, comparable } from './clauses.ts';
import { missingItems } from './missing-content.ts';
import { moneyOf, type WrittenMoney } from './quantities.ts';
import { type ClauseContext, voidRules } from './void-rules.ts';

/** What a clause says that the law does not let stand. */
type VoidCode = (typeof voidRules)[number]['code'];
export type FindingCode = VoidCode | 'dated_law' | 'missing';

/** What is wrong with a contract. The words for it, and what to write instead, are in the dictionary `lawCheck`. */
export interface ContractFinding {
  readonly code: FindingCode;
  readonly law: Law;
  /** Null where our notes of the law name none. */
  readonly article: string | null;
  /** What is missing, where something is. */
  readonly item: ContractItem | null;
  /** The repealed law that is cited. */
  readonly repealed: Law | null;
  /** The clause in the text that was checked; null for what is not there. */
  readonly place: { readonly start: number; readonly end: number; readonly text: string } | null;
}

export interface CheckedText {
  readonly text: string;
  readonly use: UnitUse;
  /** The day whose law counts. */
  readonly day: IsoDate;
  /** A whole contract is asked for all that one must say. */
  readonly isWhole: boolean;
}

const ARTICLES: Readonly<Record<VoidCode, string | null | Readonly<Record<UnitUse, string>>>> = {
  deposit_above_cap: '13',
  notice_too_short: { dwelling: '31', commercial: '40, 42' },
  repairs_waived: '20',
  self_help_eviction: null,
  unilateral_increase: '8',
  receipt_refused: '6',
  deposit_forfeited: '16',
  late_reasons: '16',
  new_owner_free: '23',
  death_ends_lease: '11',
  no_voice_in_meetings: '24',
  unwritten_sublease: '25',
};

/**
 * What a contract says against Ley 85-25, in the order of the text, and then what it does not say. It finds what it
 * knows wordings of, in Spanish and English: that it finds nothing does not make a contract a good one.
 */
export function checkContract({ text, use, day, isWhole }: CheckedText): ContractFinding[] {
  const written = comparable(text);
  const clauses = clausesOf(written);
  const context = contextOf(clauses, use, day);
  const found = clauses.flatMap((clause) => {
    const place = {
      start: clause.start,
      end: clause.end,
      text: written.slice(clause.start, clause.end),
    };
    return [
      ...voidRules
        .filter((rule) => rule.isBrokenBy(clause.folded, context))
        .map(({ code }) => ({ ...rental(code, articleOf(code, use)), place })),
      ...repealedIn(clause.folded).map((repealed) => ({ ...rental('dated_law', '57'), repealed, place })),
    ];
  });
  if (!isWhole) return found;
  return [...found, ...missingItems(clauses).map((item) => ({ ...rental('missing', '5'), item }))];
}

const rental = (code: FindingCode, article: string | null): ContractFinding => ({
  code,
  law: 'Ley 85-25',
  article,
  item: null,
  repealed: null,
  place: null,
});

function articleOf(code: VoidCode, use: UnitUse): string | null {
  const article = ARTICLES[code];
  return typeof article === 'object' && article !== null ? article[use] : article;
}

const BASIS_POINTS_IN_A_PERCENT = 100;

function contextOf(clauses: readonly Clause[], use: UnitUse, day: IsoDate): ClauseContext {
  const value = (matter: LegalMatter) => ruleInForce(matter, use, day)?.value ?? null;
  const increase = value('increase_cap');
  return {
    use,
    rent: rentOf(clauses),
    depositMonths: value('deposit_cap'),
    noticeDays: value('notice'),
    reasonDays: value('retention_reasons'),
    increasePercent: increase === null ? null : increase / BASIS_POINTS_IN_A_PERCENT,
  };
}

function rentOf(clauses: readonly Clause[]): WrittenMoney | null {
  const clause = clauses.find(
    ({ folded }) =>
      /\b(?:alquiler|renta|rent)\b/.test(folded) &&
      /(?:mensual|al mes|cada mes|por mes|per month|a month|monthly)/.test(folded) &&
      moneyOf(folded).length > 0,
  );
  return (clause && moneyOf(clause.folded)[0]) ?? null;
}

const REPEALED: readonly (readonly [Law, RegExp])[] = [
  ['Ley 4314', /\b(?:ley(?:es)?|laws?|act)\b[^;,]{0,12}\b4,?314\b/],
  ['Ley 17-88', /\b(?:ley(?:es)?|laws?|act)\b[^;,]{0,12}\b17-88\b/],
  ['Decreto 4807', /\b(?:decreto|decree)\b[^;,]{0,12}\b4,?807\b/],
];
/** Whoever says that a law is repealed does not go by it. */
const SAYS_REPEALED = /(?:derog|repeal|sustitu|reemplaz|replac|supersed|ya no (?:rige|aplica)|no longer)/;

function repealedIn(clause: string): Law[] {
  if (SAYS_REPEALED.test(clause)) return [];
  return REPEALED.filter(([, pattern]) => pattern.test(clause)).map(([law]) => law);
}
