import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { type DecisionProxy, proxyListSpec, proxyQueries, revokeProxy } from '#src/data/decisions/proxies.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { useProxyColumns } from './proxy-columns.tsx';

const ProxyDialog = lazyPart(() => import('./proxy-dialog.tsx').then((file) => file.ProxyDialog));

/** Who votes for whom; what came on paper is recorded here. */
export function Screen() {
  const text = useText('decisionProxies');
  const { id, can } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<DecisionProxy | null>(null);
  const list = useList({ asks: proxyListSpec, query: (asked) => proxyQueries.list(id, asked) });
  useLive(ofOrganization(id, 'decision_proxies'), [proxyQueries.all]);
  const canRun = can('decisions.write');
  const columns = useProxyColumns(canRun ? setEnding : null);
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={UserCheck}
        section={<SectionLine />}
        add={canRun ? { label: text.add, onSelect: () => setAdding(true) } : null}
        filters={{
          fields: [{ by: 'property', label: text.property, every: text.everyProperty }],
          chips: [{ label: text.filters, of: { state: { revoked: text.revoked } } }],
        }}
        columns={columns}
      />
      {isAdding ? <ProxyDialog onClose={() => setAdding(false)} /> : null}
      {ending ? <EndDialog proxy={ending} onClose={() => setEnding(null)} /> : null}
    </>
  );
}

function EndDialog({ proxy, onClose }: { proxy: DecisionProxy; onClose: () => void }) {
  const text = useText('decisionProxies');
  const end = useAction({
    mutationFn: revokeProxy,
    invalidates: [proxyQueries.all],
    toast: text.revokedDone,
    onDone: onClose,
  });
  const giver = proxy.giverName ?? text.organization;
  return (
    <ActionDialog
      title={text.revokeTitle}
      submitLabel={text.revoke}
      action={end}
      onClose={onClose}
      onConfirm={() => end.run({ proxyId: proxy.id })}
    >
      <p>{text.revokeText({ giver, holder: proxy.holderName ?? '' })}</p>
    </ActionDialog>
  );
}
