import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setRequiredVendorDocuments, vendorDocumentQueries } from '#src/data/expenses/vendors/documents.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { type VendorDocumentKind, vendorDocumentKinds } from '#src/domain/documents/vendor-document.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Which papers a vendor needs to be given work: a setting of the organization. */
export function RequiredDocumentsDialog({ onClose }: { onClose: () => void }) {
  const { required: text } = useText('vendorDocuments');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(vendorDocumentQueries.required(id));
  return (
    <ActionDialog title={text.title} onClose={onClose} isDisabled={query.data === undefined}>
      <p className="text-secondary">{text.text}</p>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {(rows) => <Kinds chosen={rows.map(({ kind }) => kind)} onClose={onClose} />}
      </QueryView>
    </ActionDialog>
  );
}

function Kinds({ chosen, onClose }: { chosen: readonly VendorDocumentKind[]; onClose: () => void }) {
  const { kinds: names, required: text } = useText('vendorDocuments');
  const { id: organizationId } = useOrganization();
  const [kinds, setKinds] = useState(chosen);
  const save = useAction({
    mutationFn: setRequiredVendorDocuments,
    invalidates: [vendorQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionForm action={save} input={{ organizationId, kinds: [...kinds] }}>
      {vendorDocumentKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={names[kind]}
          checked={kinds.includes(kind)}
          onChange={(event) =>
            setKinds(event.target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
          }
        />
      ))}
    </ActionForm>
  );
}
