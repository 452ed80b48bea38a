import { useText } from '#src/i18n/react.tsx';
import { SearchField, type SearchFieldProps } from '#src/ui/components/search-field.tsx';
import type { ListControls } from './use-list-query.ts';

interface ListSearchProps extends Pick<SearchFieldProps, 'label' | 'className' | 'placeholder'> {
  list: ListControls;
}

/** The search box of a list whose state stands in its address. */
export function ListSearch({ label, placeholder, list, className }: ListSearchProps) {
  const { actions } = useText('common');
  return (
    <SearchField
      className={className}
      label={label}
      placeholder={placeholder}
      value={list.search}
      onChange={list.setSearch}
      clearLabel={actions.clear}
    />
  );
}
