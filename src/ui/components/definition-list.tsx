import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Definition = { term: string; value: ReactNode };
export type DefinitionListProps = {
  items: readonly Definition[];
  /** 'rows' puts term and value on one line, 'columns' puts them below one another, side by side where there is room. */
  layout?: 'rows' | 'columns';
};

/** Facts with their names: the terms of a lease, the parts of a payment. */
export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  const isRows = layout === 'rows';
  return (
    <dl className={isRows ? 'grid' : 'grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3'}>
      {items.map((item) => (
        <div
          key={item.term}
          className={classNames(
            'min-w-0',
            isRows && 'flex items-baseline justify-between gap-6 border-b border-line py-2.5 last:border-0',
          )}
        >
          {/* A long value must not break the term letter by letter. */}
          <dt className={classNames('text-14 text-hint', isRows && 'max-w-1/2 shrink-0')}>{item.term}</dt>
          <dd className={classNames('min-w-0 text-15', isRows && 'text-right')}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
