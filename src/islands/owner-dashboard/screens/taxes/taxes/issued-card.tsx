import { useSearch } from 'wouter';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { ecfStates } from '#src/domain/taxes/ecf/ecf-states.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { SEARCH } from './receipt-path.ts';
import { useIssuers } from './use-issuer.ts';

const asks: ListSpec = {
  filters: { ecf: ecfStates },
  sortColumns: [],
  defaultSort: { column: 'issued_on', direction: 'desc' },
};

/** Receipts that a month gave out; an address may look for one of them. */
export function IssuedCard({ month }: { month: IsoMonth }) {
  const { receipts: text } = useText('ownerTaxes');
  const { id } = useOrganization();
  const { columns, dialog } = useInvoiceColumns();
  const ecf = useText('ownerEcf');
  const isElectronic = useIssuers().known.some(({ electronicSince }) => electronicSince !== null);
  const byState = {
    ...({ by: 'choice', name: 'ecf', label: ecf.state, every: ecf.allStates } as const),
    options: ecfStates.map((value) => ({ value, label: ecf.states[value] })),
  };
  const list = useList({
    asks,
    isLocal: true,
    firstSearch: new URLSearchParams(useSearch()).get(SEARCH) ?? '',
    query: ({ search, filters }) =>
      taxQueries.invoices(id, month, {
        search,
        ecfState: ecfStates.find((own) => own === filters.ecf?.[0]) ?? '',
      }),
  });
  return (
    <>
      <ListCard
        list={list}
        text={{
          caption: text.issuedCaption,
          emptyTitle: text.issued,
          emptyText: text.issuedEmpty,
          ...text.issuedNoMatch,
        }}
        card={{ title: text.issued }}
        filters={{ search: text.searchIssued, fields: isElectronic ? [byState] : [] }}
        columns={columns}
      />
      {dialog}
    </>
  );
}
