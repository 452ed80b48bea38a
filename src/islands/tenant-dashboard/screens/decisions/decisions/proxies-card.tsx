import { useQuery } from '@tanstack/react-query';
import { HandHelping } from 'lucide-react';
import { useState } from 'react';
import {
  type MyBuilding,
  type MyDecision,
  type MyProxy,
  myPartQueries,
  revokeProxy,
} from '#src/data/decisions/my-part.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { GiveProxyDialog } from './give-proxy-dialog.tsx';

interface ProxiesCardProps {
  buildings: readonly MyBuilding[];
  open: readonly MyDecision[];
}

/** Who votes for whom, where the rules of a building allow proxies or one holds still. */
export function ProxiesCard({ buildings, open }: ProxiesCardProps) {
  const { proxies: text } = useText('tenantDecisions');
  const { states } = useText('common');
  const [isGiving, setGiving] = useState(false);
  const query = useQuery(myPartQueries.proxies(useSession().userId));
  const allowing = buildings.filter(({ proxiesAllowed, hasVote }) => proxiesAllowed && hasVote);
  if (allowing.length === 0 && !query.data?.length) return null;
  return (
    <Card
      title={text.title}
      description={text.text}
      isFlush
      action={
        allowing.length > 0 ? (
          <Button size="sm" icon={HandHelping} onClick={() => setGiving(true)}>
            {text.give}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="border-t border-line px-5 py-4 text-15 text-secondary">{text.none}</p>}
      >
        {(rows) => (
          <ul className="border-t border-line">
            {rows.map((row) => (
              <ProxyLine key={row.id} proxy={row} isPlaceShown={buildings.length > 1} />
            ))}
          </ul>
        )}
      </QueryView>
      {isGiving ? (
        <GiveProxyDialog buildings={allowing} open={open} onClose={() => setGiving(false)} />
      ) : null}
    </Card>
  );
}

function ProxyLine({ proxy, isPlaceShown }: { proxy: MyProxy; isPlaceShown: boolean }) {
  const { proxies: text, vote } = useText('tenantDecisions');
  const { isGiven, giverName, holderName, unitLabel, question, propertyName } = proxy;
  const about = [
    isPlaceShown ? propertyName : null,
    question ?? text.always,
    unitLabel ? vote.ofUnit({ unit: unitLabel }) : null,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-0">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block text-16 font-medium break-words">
          {isGiven ? text.toOther({ name: holderName }) : text.forOther({ name: giverName })}
        </span>
        <span className="block text-14 break-words text-secondary">{about.filter(Boolean).join(' · ')}</span>
      </span>
      {isGiven ? <Revoke proxy={proxy} /> : null}
    </li>
  );
}

function Revoke({ proxy: { id, holderName } }: { proxy: MyProxy }) {
  const { proxies: text } = useText('tenantDecisions');
  const [isOpen, setOpen] = useState(false);
  const revoke = useAction({
    mutationFn: revokeProxy,
    invalidates: [myPartQueries.all],
    toast: text.revoked,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {text.revoke}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void revoke.run({ proxyId: id })}
        title={text.revokeTitle}
        submitLabel={text.revoke}
        action={revoke}
        variant="danger"
      >
        <p>{text.revokeText({ name: holderName })}</p>
      </ActionDialog>
    </>
  );
}
