import { assetQueries, setMaintenanceAsset } from '#src/data/maintenance/assets.ts';
import { type MaintenanceDetail, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { AssetField } from '../parts/place-fields.tsx';

/** Says which equipment of its place a request is about. */
export function AssetDialog({ request, onClose }: { request: MaintenanceDetail; onClose: () => void }) {
  const text = useText('upkeep');
  const [draft, change] = useDraft<{ assetId: string | null }>({ assetId: request.assetId });
  const save = useAction({
    mutationFn: setMaintenanceAsset,
    invalidates: [maintenanceQueries.all, assetQueries.all],
    toast: text.assetSaved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.chooseAsset}
      action={save}
      input={{ maintenanceId: request.id, assetId: draft.assetId }}
      onClose={onClose}
    >
      <AssetField place={{ ...request, ...draft }} onChange={(assetId) => change({ assetId })} />
    </ActionDialog>
  );
}
