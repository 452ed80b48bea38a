import type { RollAnswers, UsualField } from '#src/domain/portfolio/rent-roll/answers.ts';
import type { RollMapping } from '#src/domain/portfolio/rent-roll/mapping.ts';

/**
 * What is asked for the cells that are empty: all that a sheet of this kind may leave open.
 * @param isAllHere its properties are here already: nothing of them is asked
 */
export function usualOf(mapping: RollMapping, isAllHere: boolean): readonly UsualField[] {
  const has = (field: RollMapping[number]) => mapping.includes(field);
  const ofProperty: UsualField[] = ['property_type', 'province', 'municipality'];
  const ofLease: UsualField[] = ['due_day', 'ends_on'];
  return [
    ...(has('property') ? [] : (['property'] as const)),
    ...(isAllHere ? [] : ofProperty),
    ...(has('unit') ? [] : (['unit'] as const)),
    ...(has('tenant') ? ofLease : []),
    ...(has('tenant') && !has('starts_on') ? (['starts_on'] as const) : []),
    ...(has('deposit') ? (['deposit_held'] as const) : []),
  ];
}

/** Of these, what has no column and was not said. */
export function missingUsual(
  mapping: RollMapping,
  { usual, chargedFrom }: RollAnswers,
  isAllHere: boolean,
): readonly string[] {
  const missing = usualOf(mapping, isAllHere).filter(
    (field) => !mapping.includes(field) && !usual[field]?.trim(),
  );
  return chargedFrom === '' && mapping.includes('tenant') ? [...missing, 'chargedFrom'] : missing;
}
