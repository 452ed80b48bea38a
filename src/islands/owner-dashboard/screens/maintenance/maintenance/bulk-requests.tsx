import { CircleCheckBig, Flag, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { BulkActions } from '#src/islands/shell/list/bulk-bar.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { type BulkChange, BulkDialog } from './bulk-dialog.tsx';

const ICONS = { assign: UserRoundCheck, priority: Flag, close: CircleCheckBig } as const;

/** What can be done with the requests that are ticked; nothing for who may not. */
export function useRequestsInBulk(): BulkActions<MaintenanceRequest> | undefined {
  const { bulk: text } = useText('maintenanceBoard');
  const { can } = useOrganization();
  if (!can('maintenance.write')) return undefined;
  return {
    label: text.label,
    clearLabel: text.clear,
    nameOf: (row) => row.title,
    actions: (chosen, onDone) => <BulkRequests chosen={chosen} onDone={onDone} />,
  };
}

function BulkRequests({ chosen, onDone }: { chosen: readonly MaintenanceRequest[]; onDone: () => void }) {
  const { bulk: text } = useText('maintenanceBoard');
  const [change, setChange] = useState<BulkChange | null>(null);
  return (
    <>
      {(['assign', 'priority', 'close'] as const).map((one) => (
        <Button key={one} size="sm" icon={ICONS[one]} onClick={() => setChange(one)}>
          {text[one]}
        </Button>
      ))}
      {change ? (
        <BulkDialog
          change={change}
          chosen={chosen}
          onClose={(isDone) => {
            setChange(null);
            if (isDone) onDone();
          }}
        />
      ) : null}
    </>
  );
}
