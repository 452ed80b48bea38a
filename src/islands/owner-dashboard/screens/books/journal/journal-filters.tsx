import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { accountName } from '../ledger/entry-words.ts';

interface JournalFiltersProps {
  list: ListControls;
  accounts: readonly ChartAccount[];
}

/** Behind a button: account, property, days and amounts. All of it stands in the URL. */
export function useJournalFilters(list: ListControls, accounts: readonly ChartAccount[]): ListFilters {
  const text = useText('ownerBooks').journal;
  const { enums } = useText('common');
  const { kind: _kind, from: _from, to: _to, ...others } = list.query.filters;
  const count = Object.keys(others).length;
  const [isOpened, setOpen] = useState(count > 0);
  // A phone has all filters behind one button.
  const isPhone = useIsPhone();
  const isOpen = isPhone || isOpened;
  const said = useSaid(accounts);
  return {
    search: text.search,
    fields: isPhone
      ? [{ by: 'days' }]
      : [
          { by: 'days' },
          {
            by: 'own',
            id: 'more',
            content: (
              <Button
                icon={SlidersHorizontal}
                aria-expanded={isOpen}
                aria-controls="journal-filters"
                onClick={() => setOpen(!isOpen)}
              >
                {count > 0 ? text.active({ count }) : text.filters}
              </Button>
            ),
          },
        ],
    more: (
      <div id="journal-filters" hidden={!isOpen}>
        {isOpen ? <MoreFilters list={list} accounts={accounts} /> : null}
      </div>
    ),
    chips: [{ label: text.filterTitle, of: { kind: enums.journalKind } }],
    said,
  };
}

/** What the values are called that stand in fields of the journal's own. */
function useSaid(accounts: readonly ChartAccount[]): ListFilters['said'] {
  const text = useText('ownerBooks').journal;
  const names = useText('ownerMoney').ledger.accountNames;
  const language = useLanguage();
  const { id, defaultCurrency } = useOrganization();
  const properties = useQuery(bookQueries.properties(id));
  const amount = (label: string) => (value: string) =>
    `${label}: ${formatMoney(Number(value), defaultCurrency, language)}`;
  return {
    account: (value) => {
      const account = accounts.find((one) => one.id === value);
      return account ? accountName(account, names) : text.account;
    },
    property: (value) => properties.data?.find((one) => one.id === value)?.name ?? text.property,
    min: amount(text.min),
    max: amount(text.max),
  };
}

function MoreFilters({ list, accounts }: JournalFiltersProps) {
  const text = useText('ownerBooks').journal;
  const names = useText('ownerMoney').ledger.accountNames;
  const { id, defaultCurrency } = useOrganization();
  const properties = useQuery(bookQueries.properties(id));
  const one = (name: string) => list.query.filters[name]?.[0] ?? '';
  const set = (name: string, value: string) => list.setFilter(name, value ? [value] : []);
  const amount = (name: 'min' | 'max') => (
    <MoneyField
      label={text[name]}
      currency={defaultCurrency}
      value={one(name) ? Number(one(name)) : null}
      onChange={(value) => set(name, value === null ? '' : String(value))}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={text.account}
        placeholder={text.all}
        value={one('account')}
        options={accounts.map((account) => ({
          value: account.id,
          label: `${account.code} ${accountName(account, names)}`,
        }))}
        onChange={(event) => set('account', event.target.value)}
      />
      <SelectField
        label={text.property}
        placeholder={text.all}
        value={one('property')}
        options={(properties.data ?? []).map(({ id: value, name: label }) => ({ value, label }))}
        onChange={(event) => set('property', event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        {amount('min')}
        {amount('max')}
      </div>
    </div>
  );
}
