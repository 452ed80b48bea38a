import type { ReactNode } from 'react';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { type Option, SelectField } from '#src/ui/components/select-field.tsx';
import { DateRange } from '../date-range/date-range.tsx';
import { PropertyFilter } from './property-filter.tsx';
import type { ListControls } from './use-list-query.ts';

/** A field that narrows the list. `name` is the filter's in the address. */
export type FilterField =
  | {
      readonly by: 'choice';
      readonly name: string;
      readonly label: string;
      readonly every: string;
      readonly options: readonly Option[];
    }
  | {
      readonly by: 'property';
      readonly label: string;
      readonly every: string;
      readonly isLabelShown?: boolean;
      readonly isOnlyOfSeveral?: boolean;
    }
  /** A span of days, both ends included: the filters `from` and `to`, or a preset in `from`. */
  | { readonly by: 'days'; readonly label?: string }
  | { readonly by: 'own'; readonly id: string; readonly content: ReactNode }
  /** The order, of rows without heads. A phone asks for it with the filters. */
  | { readonly by: 'order'; readonly content: ReactNode };

export interface ChipGroup {
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Words of each filter's values, in the order of the list's own description. */
  readonly of: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where one value at a time is asked for. */
  readonly isSingle?: boolean;
}

interface FieldProps {
  list: ListControls;
  field: FilterField;
  isOneLine?: boolean;
  /** Each in a line of its own, with its name. */
  isInSheet?: boolean;
}

/** A field of a list's filters. */
export function FilterFieldControl({ list, field, isOneLine, isInSheet = false }: FieldProps) {
  if (field.by === 'order') return isInSheet ? null : field.content;
  if (field.by === 'own') return field.content;
  if (field.by === 'days') return <Days list={list} field={field} />;
  const look = isInSheet ? undefined : isOneLine ? 'w-56' : 'lg:w-52';
  if (field.by === 'property')
    return (
      <PropertyFilter
        className={look}
        list={list}
        label={field.label}
        everyLabel={field.every}
        isLabelHidden={!field.isLabelShown && !isInSheet}
        isOnlyOfSeveral={field.isOnlyOfSeveral}
      />
    );
  return (
    <SelectField
      className={look}
      label={field.label}
      isLabelHidden={!isInSheet}
      value={list.query.filters[field.name]?.[0] ?? ''}
      placeholder={field.every}
      options={field.options}
      onChange={({ target }) => list.setFilter(field.name, target.value ? [target.value] : [])}
    />
  );
}

function Days({ list, field }: { list: ListControls; field: FilterField & { by: 'days' } }) {
  const { from = [], to = [] } = list.query.filters;
  return (
    <DateRange
      label={field.label}
      value={{ from: from[0], to: to[0] }}
      onChange={({ preset, ...days }) =>
        list.setFilters(
          preset
            ? { from: [preset], to: [] }
            : { from: days.from ? [days.from] : [], to: days.to ? [days.to] : [] },
        )
      }
    />
  );
}

/** The values that the list can be asked for, in its own order; where any will do, those that have words. */
function valuesOf(spec: ListSpec, name: string, labels: Readonly<Record<string, string>>): readonly string[] {
  const known = spec.filters[name];
  return known === undefined || known === 'any'
    ? Object.keys(labels)
    : known.filter((value) => value in labels);
}

interface ChipsProps {
  list: ListControls;
  group: ChipGroup;
}

/** Chips of one or several filters. */
export function FilterChipGroup({ list, group }: ChipsProps) {
  const { filters } = list.query;
  const chips = Object.entries(group.of).flatMap(([name, labels]) =>
    valuesOf(list.spec, name, labels).map((value) => ({
      id: `${name} ${value}`,
      name,
      value,
      label: labels[value] ?? value,
    })),
  );
  const isOn = ({ name, value }: { name: string; value: string }) => filters[name]?.includes(value) ?? false;
  const toggle = (id: string) => {
    const chip = chips.find((one) => one.id === id);
    if (!chip) return;
    if (group.isSingle) list.setFilter(chip.name, isOn(chip) ? [] : [chip.value]);
    else list.toggleFilter(chip.name, chip.value);
  };
  return (
    <FilterChips
      label={group.label}
      isLabelShown={group.isLabelShown}
      chips={chips}
      active={chips.filter(isOn).map(({ id }) => id)}
      onToggle={toggle}
    />
  );
}

/** What a field is known by among the others of its list. */
export const keyOfField = (field: FilterField): string =>
  field.by === 'choice' ? field.name : field.by === 'own' ? field.id : field.by;
