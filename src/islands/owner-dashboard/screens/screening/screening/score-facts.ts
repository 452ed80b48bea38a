import type { Application } from '#src/data/screening/applications/queries.ts';
import type { ScoreFacts } from '#src/domain/screening/screening-score.ts';

export type ScoredApplication = Pick<
  Application,
  | 'rentMinor'
  | 'incomeMinor'
  | 'foreignIncomeCount'
  | 'incomeDocumentCount'
  | 'isDepositReady'
  | 'favorableKinds'
  | 'referenceCount'
  | 'checkedCount'
  | 'applicantCount'
  | 'emailCount'
  | 'phoneCount'
  | 'identityCount'
  | 'occupationCount'
  | 'consentCount'
>;

/** What of an application the score is made of. */
export function scoreFactsOf(row: ScoredApplication): ScoreFacts {
  return {
    rentMinor: row.rentMinor,
    incomeMinor: row.incomeMinor,
    foreignIncomeCount: row.foreignIncomeCount,
    hasIncomeDocument: row.incomeDocumentCount > 0,
    isDepositReady: row.isDepositReady,
    favorableKinds: row.favorableKinds,
    referenceCount: row.referenceCount,
    checkedReferenceCount: row.checkedCount,
    applicantCount: row.applicantCount,
    givenCounts: [row.emailCount, row.phoneCount, row.identityCount, row.occupationCount, row.consentCount],
  };
}
