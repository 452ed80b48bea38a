import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Vendor } from '#src/data/expenses/vendors/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { useArchiveVendor } from './use-archive-vendor.ts';
import { VendorDialog } from './vendor-dialog.tsx';

/** What may be done with a vendor: a new bill first, the rest in the menu. */
export function useVendorActions(vendor: Vendor) {
  const text = useText('ownerVendors');
  const { can } = useOrganization();
  const [isEditing, setEditing] = useState(false);
  const print = usePrintItem();
  const { archive, restore, isBusy } = useArchiveVendor(vendor);
  const isArchived = vendor.archivedAt !== null;
  const mayWrite = can('money.write');
  const actions: MenuItem[] = [print];
  if (mayWrite) {
    actions.unshift({ id: 'edit', label: text.edit, icon: Pencil, onSelect: () => setEditing(true) });
    actions.push(
      isArchived
        ? { id: 'restore', label: text.restore, icon: ArchiveRestore, isDisabled: isBusy, onSelect: restore }
        : { id: 'archive', label: text.archive, icon: Archive, isDisabled: isBusy, onSelect: archive },
    );
  }
  return {
    primary:
      mayWrite && !isArchived ? (
        <AppLink
          to={`/finance/expenses/new?vendor=${vendor.id}`}
          className={buttonClass({ variant: 'primary' })}
        >
          <Plus size={18} aria-hidden="true" />
          {text.newBill}
        </AppLink>
      ) : null,
    actions,
    dialog: isEditing ? <VendorDialog vendor={vendor} onClose={() => setEditing(false)} /> : null,
  };
}
