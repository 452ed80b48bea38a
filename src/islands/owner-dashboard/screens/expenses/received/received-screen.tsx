import { Inbox } from 'lucide-react';
import { useState } from 'react';
import {
  type ReceivedReceipt,
  receivedListSpec,
  receivedQueries,
} from '#src/data/expenses/received/queries.ts';
import { receivedKinds, receivedStates } from '#src/domain/expenses/received.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useReceivedColumns } from './received-columns.tsx';
import { UploadDialog } from './upload-dialog.tsx';

// Looked into now and then.
const ReceivedPanel = lazyPart(() => import('./received-panel.tsx').then((file) => file.ReceivedPanel));

/** Electronic receipts that others sent to the office. */
export function Screen() {
  const text = useText('ownerReceived');
  const { back } = useText('ownerBills');
  const { id, can } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<ReceivedReceipt | null>(null);
  const list = useList({
    asks: receivedListSpec,
    query: (asked) => receivedQueries.list(id, asked),
    // They come, and get their verdicts, by themselves.
    live: { sources: ofOrganization(id, 'ecf_received'), reloads: [receivedQueries.all] },
  });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={Inbox}
        back={<BackLink to="/finance/expenses">{back}</BackLink>}
        add={can('money.write') ? { label: text.add, onSelect: () => setAdding(true) } : null}
        section={<SectionLine />}
        filters={useFilters()}
        columns={useReceivedColumns(setOpened)}
        onOpen={setOpened}
        activeKey={opened?.id}
      />
      {isAdding ? <UploadDialog onClose={() => setAdding(false)} /> : null}
      {opened ? (
        <ReceivedPanel receivedId={opened.id} encf={opened.encf} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

/** Search, state, kind, days, and those without a bill. */
function useFilters(): ListFilters {
  const text = useText('ownerReceived');
  const { kinds } = useText('ownerTaxes');
  return {
    search: text.search,
    fields: [
      {
        by: 'choice',
        name: 'state',
        label: text.status,
        every: text.everyStatus,
        options: receivedStates.map((value) => ({ value, label: text.states[value] })),
      },
      {
        by: 'choice',
        name: 'kind',
        label: text.panel.kind,
        every: text.everyKind,
        options: receivedKinds.map((value) => ({ value, label: kinds[value] })),
      },
      { by: 'days' },
    ],
    chips: [{ label: text.filters, of: { bill: { none: text.withoutBill } } }],
  };
}
