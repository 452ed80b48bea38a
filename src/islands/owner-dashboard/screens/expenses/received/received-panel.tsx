import { useQuery } from '@tanstack/react-query';
import { FileCode } from 'lucide-react';
import { type ReceivedReceipt, receivedQueries } from '#src/data/expenses/received/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ReceivedBadge, useReceivedNote } from './received-badge.tsx';
import { ReceivedBill } from './received-bill.tsx';
import { ReceivedHistory } from './received-history.tsx';
import { useAnswerFacts } from './use-answer-facts.ts';
import { hasFile, useReceivedXml } from './use-received-xml.ts';

interface ReceivedPanelProps {
  receivedId: string;
  encf: string;
  onClose: () => void;
}

/** One received receipt: how far it is, what it says, its file, and what happened. */
export function ReceivedPanel({ receivedId, encf, onClose }: ReceivedPanelProps) {
  const { panel: text } = useText('ownerReceived');
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(receivedQueries.byId(id, receivedId));
  return (
    <SidePanel isOpen onClose={onClose} title={text.title({ encf })} closeLabel={actions.close}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(received) => <Whole received={received} />}
      </QueryView>
    </SidePanel>
  );
}

function Whole({ received }: { received: ReceivedReceipt }) {
  const { panel: text } = useText('ownerReceived');
  const note = useReceivedNote()(received);
  const xml = useReceivedXml(received);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2" role="status">
        <p>
          <ReceivedBadge state={received.state} />
        </p>
        {note ? <p className="text-15">{note}</p> : null}
      </div>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          {hasFile(received) ? (
            <Button icon={FileCode} isBusy={xml.isRunning} onClick={() => void xml.run(undefined)}>
              {text.xml}
            </Button>
          ) : null}
          <ReceivedBill received={received} />
        </div>
        <FailureNote text={xml.error} />
      </div>
      <section className="grid gap-3">
        <h3 className="text-16 font-semibold">{text.facts}</h3>
        <DefinitionList items={useFacts(received)} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-16 font-semibold">{text.history}</h3>
        <ReceivedHistory received={received} />
      </section>
    </div>
  );
}

function useFacts(received: ReceivedReceipt): Definition[] {
  const { panel: text, columns } = useText('ownerReceived');
  const { kinds } = useText('ownerTaxes');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const answer = useAnswerFacts(received);
  return [
    { term: columns.sender, value: received.senderName || received.senderTaxId },
    { term: text.taxId, value: received.senderTaxId },
    { term: text.kind, value: kinds[received.ncfKind] },
    { term: columns.issued, value: <DateText date={received.issuedOn} /> },
    { term: columns.received, value: formatInstant(received.createdAt, language, timeZone) },
    { term: columns.total, value: <MoneyText amountMinor={received.totalMinor} currency="DOP" /> },
    { term: text.itbis, value: <MoneyText amountMinor={received.itbisMinor} currency="DOP" /> },
    { term: text.way, value: received.isUploaded ? text.uploaded : text.sent },
    ...(hasFile(received) ? answer : []),
  ];
}
