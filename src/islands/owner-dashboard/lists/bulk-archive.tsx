import type { QueryKey } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { type EachOutcome, runEach } from './run-each.ts';

const changed: readonly QueryKey[] = [propertyQueries.all, unitQueries.all, totalsQueries.all];

interface BulkArchiveProps {
  chosen: readonly { readonly id: string }[];
  /** Whether those that were archived are on screen: they can be brought back. */
  isArchive: boolean;
  archive: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
  /** After either: the rows are no longer where they were ticked. */
  onDone: () => void;
}

/** Puts many away at once, with the way back in the toast, or brings many back; nothing for who may not. */
export function BulkArchive({ chosen, isArchive, archive, restore, onDone }: BulkArchiveProps) {
  const { bulk: text } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const { can } = useOrganization();
  const back = useAction({
    mutationFn: (ids: readonly string[]) => runEach(ids, restore),
    invalidates: changed,
    toast: ({ done }: EachOutcome) => text.restored({ count: done.length }),
    onDone,
  });
  const away = useAction({
    mutationFn: (ids: readonly string[]) => runEach(ids, archive),
    invalidates: changed,
    onDone: ({ done, inUse }: EachOutcome) => {
      onDone();
      if (inUse.length > 0) showToast('error', text.inUse({ count: inUse.length }));
      if (done.length === 0) return;
      showToast('success', text.archived({ count: done.length }), {
        label: actions.undo,
        run: () => void back.run(done),
      });
    },
  });
  useErrorToast(away);
  useErrorToast(back);
  if (!can('portfolio.write')) return null;
  const ids = chosen.map(({ id }) => id);
  return (
    <Button
      size="sm"
      icon={isArchive ? ArchiveRestore : Archive}
      isBusy={away.isRunning || back.isRunning}
      onClick={() => void (isArchive ? back : away).run(ids)}
    >
      {isArchive ? text.restore : text.archive}
    </Button>
  );
}
