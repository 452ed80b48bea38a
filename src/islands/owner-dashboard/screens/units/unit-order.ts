import type { Unit } from '#src/data/units/queries.ts';
import type { ListSort } from '#src/domain/list-query.ts';

const byNumber = new Intl.Collator('es', { numeric: true });

/**
 * Units as people count them: "Apto 2" before "Apto 10". The database sorts names letter by letter, so the rows that
 * are on screen are put in order here; any other order is left as it came.
 */
export function inHumanOrder(rows: readonly Unit[], { column, direction }: ListSort): readonly Unit[] {
  if (column !== 'label' && column !== 'property_name') return rows;
  const sign = direction === 'asc' ? 1 : -1;
  const compareLabels = (a: Unit, b: Unit) => byNumber.compare(a.label, b.label);
  const compareProperties = (a: Unit, b: Unit) => byNumber.compare(a.property_name, b.property_name);
  return rows.toSorted((a, b) =>
    column === 'label'
      ? sign * compareLabels(a, b) || compareProperties(a, b)
      : sign * compareProperties(a, b) || compareLabels(a, b),
  );
}
