import type { Decision } from '#src/data/decisions/decisions.ts';
import type { DecisionGap } from '#src/domain/decisions/decision-enums.ts';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';

/** Where what a draft lacks is stated: the form of the rules, the shares, the owners, the units, or the draft itself. */
export function gapPath(
  gap: DecisionGap,
  { id, propertyId, matter }: Pick<Decision, 'id' | 'propertyId' | 'matter'>,
): string {
  const rules = `/democratic/rules/${propertyId}`;
  switch (gap) {
    case 'options':
      return `${recordPath.decision(id)}/edit`;
    case 'coefficients':
      return `${rules}/shares`;
    case 'areas':
      return `/units?f.property=${propertyId}`;
    case 'votes':
      return rules;
    case 'first_quorum':
    case 'second_quorum':
      return `${rules}/edit#quorum`;
    case 'majority':
      // Without a matter it is the draft that does not say which.
      return matter === '' ? `${recordPath.decision(id)}/edit` : `${rules}/edit#majorities`;
    default:
      return `${rules}/edit#${gap.replaceAll('_', '-')}`;
  }
}
