import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import type { NcfRange } from '#src/data/taxes/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { environmentOf } from '#src/domain/taxes/issuers.ts';
import { isUsable } from '#src/domain/taxes/ncf-range.ts';
import type { OwnerChecklistText } from '#src/i18n/dictionaries/taxes/owner-checklist.en.ts';
import { isOfEnvironment, rangeFacts } from '../taxes/range-facts.ts';

export type StepName = keyof OwnerChecklistText['steps'];
/** Whether records here say that it is done; of what happens at the tax authority alone they say nothing. */
export type StepState = 'done' | 'open' | 'unknown';

export interface ChecklistStep {
  readonly name: StepName;
  readonly state: StepState;
}

/** What the steps are read from. */
interface IssuerRecords {
  readonly issuer: FiscalIssuer;
  /** Its ranges. */
  readonly ranges: readonly NcfRange[];
  /** Whether somebody's certificate signs for it. */
  readonly hasSigner: boolean;
  readonly today: IsoDate;
}

/** Types of electronic numbers that can be given out today, where the issuer is. */
export const electronicTypes = ({
  issuer,
  ranges,
  today,
}: Pick<IssuerRecords, 'issuer' | 'ranges' | 'today'>): string[] => [
  ...new Set(
    ranges
      .filter(
        (range) =>
          range.series === 'E' && isOfEnvironment(range, issuer) && isUsable(rangeFacts(range), today),
      )
      .map(({ ncfType }) => `E${ncfType}`)
      .toSorted(),
  ),
];

/** The way from paper to e-CF, in its order. Whoever does not sign here needs no certificate and no certification here. */
export function checklistSteps({ issuer, ranges, hasSigner, today }: IssuerRecords): ChecklistStep[] {
  const seen = (name: StepName, isDone: boolean): ChecklistStep => ({
    name,
    state: isDone ? 'done' : 'open',
  });
  const unseen = (name: StepName): ChecklistStep => ({ name, state: 'unknown' });
  const signsHere = issuer.issuingWay === 'direct' || issuer.issuingWay === 'paper';
  const isElsewhere = issuer.issuingWay === 'external';
  return [
    seen('taxId', issuer.taxId !== ''),
    seen('place', issuer.address !== ''),
    unseen('access'),
    seen('way', issuer.issuingWay !== 'paper'),
    ...(signsHere ? [seen('certificate', hasSigner)] : []),
    unseen('application'),
    ...(signsHere ? [unseen('certification')] : []),
    ...(isElsewhere ? [] : [unseen('simulations'), unseen('addresses')]),
    seen('ranges', electronicTypes({ issuer, ranges, today }).length > 0),
    seen('production', environmentOf(issuer) === 'ecf'),
    seen('since', issuer.electronicSince !== null),
  ];
}

/** Where others reach an issuer. The part before `/fe` is its own; DGII fixes what follows. */
export const serviceAddresses = (origin: string, slug: string) =>
  ({
    reception: `${origin}/ecf/${slug}/fe/recepcion/api/ecf`,
    approval: `${origin}/ecf/${slug}/fe/aprobacioncomercial/api/ecf`,
    seed: `${origin}/ecf/${slug}/fe/autenticacion/api/semilla`,
    certificate: `${origin}/ecf/${slug}/fe/autenticacion/api/validacioncertificado`,
  }) as const;
