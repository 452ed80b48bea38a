import { archiveVendor } from '#src/data/expenses/vendors/mutations.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Puts a vendor away, with the way back in the toast, and brings it back. */
export function useArchiveVendor(vendor: { id: string; name: string }) {
  const text = useText('ownerVendors');
  const { actions } = useText('common');
  const restore = useAction({
    mutationFn: archiveVendor,
    invalidates: [vendorQueries.all],
    toast: text.restored(vendor),
  });
  const archive = useAction({
    mutationFn: archiveVendor,
    invalidates: [vendorQueries.all],
    onDone: () =>
      showToast('success', text.archived(vendor), { label: actions.undo, run: () => bringBack() }),
  });
  const bringBack = () => void restore.run({ vendorId: vendor.id, isArchived: false });
  useErrorToast(archive);
  useErrorToast(restore);
  return {
    archive: () => void archive.run({ vendorId: vendor.id, isArchived: true }),
    restore: bringBack,
    isBusy: archive.isRunning || restore.isRunning,
  };
}
