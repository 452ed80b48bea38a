import type { ReferenceKind } from '../foundation/enums.ts';

/**
 * The rule that a score was made by. Points, weights or facts that change are another version, so that two scores that
 * differ can be told apart from two applications that do.
 */
export const SCORE_VERSION = 1;

/** What is known of an application and may count. Whatever the law forbids to decide by has no place here. */
export interface ScoreFacts {
  /** Rent of a month, in minor units; null when nobody has said. */
  readonly rentMinor: number | null;
  /** What all applicants earn a month in the rent's currency, in minor units; null when none of them has said. */
  readonly incomeMinor: number | null;
  /** How many gave an income in another currency, which is not changed into the rent's. */
  readonly foreignIncomeCount: number;
  readonly hasIncomeDocument: boolean;
  readonly isDepositReady: boolean | null;
  /** Kinds of references of which at least one was asked and spoke well. */
  readonly favorableKinds: readonly ReferenceKind[];
  readonly referenceCount: number;
  readonly checkedReferenceCount: number;
  readonly applicantCount: number;
  /** How many of the applicants gave each of `askedData`. */
  readonly givenCounts: readonly number[];
}

/** What is asked of every applicant, in the order of `givenCounts`. */
export const askedData = ['email', 'phone', 'identity', 'occupation', 'consent'] as const;
export type AskedDatum = (typeof askedData)[number];

export const scoreParts = ['income', 'references', 'documents', 'deposit', 'completeness'] as const;
export type ScorePart = (typeof scoreParts)[number];

/** The most that each part gives; together 100. */
export const SCORE_WEIGHTS: Readonly<Record<ScorePart, number>> = {
  income: 40,
  references: 25,
  documents: 15,
  deposit: 10,
  completeness: 10,
};

/** Income at which the first point begins and at which all points are given, in rents. */
export const INCOME_RANGE = { from: 1, full: 3 } as const;

export const REFERENCE_POINTS: Readonly<Record<ReferenceKind, number>> = {
  landlord: 12,
  employer: 8,
  personal: 5,
};

/** Why a part has its points. `not_given` and `not_checked` say that something is missing, never that it is bad. */
export type ScoreReason =
  | 'income_covers'
  | 'income_other_currency'
  | 'favorable'
  | 'not_favorable'
  | 'not_checked'
  | 'given'
  | 'not_ready'
  | 'partly_given'
  | 'not_given';

export interface ScoreLine {
  readonly part: ScorePart;
  readonly points: number;
  readonly most: number;
  readonly reason: ScoreReason;
}

export interface Score {
  readonly version: number;
  /** 0 to 100. */
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

type Points = readonly [points: number, reason: ScoreReason];

/** The score of an application: the sum of its lines, each with its reason. */
export function scoreOf(facts: ScoreFacts): Score {
  const parts: Readonly<Record<ScorePart, Points>> = {
    income: incomePoints(facts),
    references: referencePoints(facts),
    documents: facts.hasIncomeDocument ? [SCORE_WEIGHTS.documents, 'given'] : [0, 'not_given'],
    deposit: depositPoints(facts),
    completeness: completenessPoints(facts),
  };
  const lines = scoreParts.map((part) => {
    const [points, reason] = parts[part];
    return { part, points, most: SCORE_WEIGHTS[part], reason };
  });
  return { version: SCORE_VERSION, total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** How many rents the applicants earn a month; null when either is not known. */
export function incomeInRents({
  incomeMinor,
  rentMinor,
}: Pick<ScoreFacts, 'incomeMinor' | 'rentMinor'>): number | null {
  return incomeMinor === null || rentMinor === null || rentMinor <= 0 ? null : incomeMinor / rentMinor;
}

function incomePoints(facts: ScoreFacts): Points {
  const rents = incomeInRents(facts);
  if (rents === null) {
    const isForeign = facts.incomeMinor === null && facts.foreignIncomeCount > 0;
    return [0, isForeign ? 'income_other_currency' : 'not_given'];
  }
  const share = (rents - INCOME_RANGE.from) / (INCOME_RANGE.full - INCOME_RANGE.from);
  return [Math.floor(SCORE_WEIGHTS.income * Math.min(1, Math.max(0, share))), 'income_covers'];
}

function referencePoints({ favorableKinds, referenceCount, checkedReferenceCount }: ScoreFacts): Points {
  if (referenceCount === 0) return [0, 'not_given'];
  if (checkedReferenceCount === 0) return [0, 'not_checked'];
  const points = [...new Set(favorableKinds)].reduce((sum, kind) => sum + REFERENCE_POINTS[kind], 0);
  return [points, points > 0 ? 'favorable' : 'not_favorable'];
}

function depositPoints({ isDepositReady }: ScoreFacts): Points {
  if (isDepositReady === null) return [0, 'not_given'];
  return isDepositReady ? [SCORE_WEIGHTS.deposit, 'given'] : [0, 'not_ready'];
}

/** What of `askedData` at least one applicant has not given. */
export function missingData({ applicantCount, givenCounts }: ScoreFacts): AskedDatum[] {
  return askedData.filter((_, index) => (givenCounts[index] ?? 0) < applicantCount);
}

function completenessPoints({ applicantCount, givenCounts }: ScoreFacts): Points {
  const asked = applicantCount * givenCounts.length;
  const given = givenCounts.reduce((sum, count) => sum + Math.min(count, applicantCount), 0);
  if (asked === 0 || given === 0) return [0, 'not_given'];
  const points = Math.floor((SCORE_WEIGHTS.completeness * given) / asked);
  return [points, given === asked ? 'given' : 'partly_given'];
}
