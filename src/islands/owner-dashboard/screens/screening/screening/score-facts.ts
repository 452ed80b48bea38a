import type { Application } from '#src/data/screening/applications/queries.ts';
import type { ScoreFacts } from '#src/domain/screening/screening-score.ts';

export type ScoredApplication = Pick<
  Application,
  | 'rent_minor'
  | 'income_minor'
  | 'foreign_income_count'
  | 'income_document_count'
  | 'is_deposit_ready'
  | 'favorable_kinds'
  | 'reference_count'
  | 'checked_count'
  | 'applicant_count'
  | 'email_count'
  | 'phone_count'
  | 'identity_count'
  | 'occupation_count'
  | 'consent_count'
>;

/** What of an application the score is made of. */
export function scoreFactsOf(row: ScoredApplication): ScoreFacts {
  return {
    rentMinor: row.rent_minor,
    incomeMinor: row.income_minor,
    foreignIncomeCount: row.foreign_income_count,
    hasIncomeDocument: row.income_document_count > 0,
    isDepositReady: row.is_deposit_ready,
    favorableKinds: row.favorable_kinds,
    referenceCount: row.reference_count,
    checkedReferenceCount: row.checked_count,
    applicantCount: row.applicant_count,
    givenCounts: [
      row.email_count,
      row.phone_count,
      row.identity_count,
      row.occupation_count,
      row.consent_count,
    ],
  };
}
