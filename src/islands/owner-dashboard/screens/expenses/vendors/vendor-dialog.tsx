import { createVendor, updateVendor } from '#src/data/expenses/vendors/mutations.ts';
import { type Vendor, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { VendorFieldset } from './vendor-fields.tsx';
import { toVendorFields, type VendorForm, vendorDefaults, vendorSchema } from './vendor-schema.ts';

interface VendorDialogProps {
  /** Left out for a new one. */
  vendor?: Vendor;
  onClose: () => void;
  onSaved?: (vendorId: string) => void;
}

/** A new vendor, or the facts of one. */
export function VendorDialog({ vendor, onClose, onSaved }: VendorDialogProps) {
  const { form: text, problems } = useText('ownerVendors');
  const { id: organizationId } = useOrganization();
  const app = useAppForm({ schema: vendorSchema, defaults: vendorDefaults(vendor ?? null), texts: problems });
  const save = useAction({
    mutationFn: (form: VendorForm, requestId: string) =>
      vendor
        ? updateVendor({ ...toVendorFields(form), vendorId: vendor.id })
        : createVendor({ ...toVendorFields(form), organizationId }, requestId),
    invalidates: [vendorQueries.all],
    toast: text.saved,
    errorTexts: { already_exists: text.numberTaken },
    onDone: (vendorId) => {
      onClose();
      onSaved?.(vendorId);
    },
  });
  return (
    <ActionDialog
      title={vendor ? text.editTitle : text.newTitle}
      submitLabel={text.save}
      action={save}
      onClose={onClose}
      onSubmit={app.submit((form) => save.run(form))}
    >
      <VendorFieldset app={app} />
    </ActionDialog>
  );
}
