import { Archive, ArchiveRestore, CalendarClock, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Asset, assetQueries, retireAsset } from '#src/data/maintenance/assets.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { showToast } from '#src/stores/toasts.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { AssetDialog } from './asset-dialog.tsx';

/** What may be done with equipment: a new request first, the rest in the menu. */
export function useAssetActions(asset: Asset) {
  const text = useText('assets');
  const { can } = useOrganization();
  const go = useGo();
  const [isEditing, setEditing] = useState(false);
  const print = usePrintItem();
  const { retire, restore, isBusy } = useRetiring(asset);
  const place = new URLSearchParams({
    property: asset.propertyId,
    ...(asset.unitId && { unit: asset.unitId }),
    asset: asset.id,
  });
  const actions: MenuItem[] = [print];
  const canWrite = can('maintenance.write');
  if (canWrite) {
    const plan = () => go(`/maintenance/plans?new=1&${place}`);
    actions.unshift(
      { id: 'edit', label: text.edit, icon: Pencil, onSelect: () => setEditing(true) },
      { id: 'plan', label: text.newPlan, icon: CalendarClock, onSelect: plan },
    );
    actions.push(
      asset.retiredOn
        ? { id: 'restore', label: text.restore, icon: ArchiveRestore, isDisabled: isBusy, onSelect: restore }
        : { id: 'retire', label: text.retire, icon: Archive, isDisabled: isBusy, onSelect: retire },
    );
  }
  return {
    primary:
      canWrite && !asset.retiredOn ? (
        <AppLink to={`/maintenance/new?${place}`} className={buttonClass({ variant: 'primary' })}>
          <Plus size={18} aria-hidden="true" />
          {text.newRequest}
        </AppLink>
      ) : null,
    actions,
    dialog: isEditing ? <AssetDialog asset={asset} onClose={() => setEditing(false)} /> : null,
  };
}

/** Takes it out of use today, with the way back in the toast, and puts it back. */
function useRetiring({ id: assetId, name }: Asset) {
  const text = useText('assets');
  const { actions } = useText('common');
  const today = useToday();
  const restoring = useAction({
    mutationFn: retireAsset,
    invalidates: [assetQueries.all],
    toast: text.restoredDone({ name }),
  });
  const restore = () => void restoring.run({ assetId, retiredOn: null });
  const retiring = useAction({
    mutationFn: retireAsset,
    invalidates: [assetQueries.all],
    onDone: () =>
      showToast('success', text.retiredDone({ name }), { label: actions.undo, run: () => restore() }),
  });
  useErrorToast(retiring);
  useErrorToast(restoring);
  return {
    retire: () => void retiring.run({ assetId, retiredOn: today }),
    restore,
    isBusy: retiring.isRunning || restoring.isRunning,
  };
}
