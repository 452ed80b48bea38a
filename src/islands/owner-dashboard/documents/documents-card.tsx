import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { DocumentPlace } from '#src/data/documents/document-file.ts';
import { documentQueries, type StoredDocument } from '#src/data/documents/queries.ts';
import type { Permission } from '#src/domain/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DocumentRow } from './document-row.tsx';
import { DropZone } from './drop-zone.tsx';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export interface DocumentsCardProps {
  place: DocumentPlace;
  /** What whoever adds and changes them needs. */
  writes: Permission;
}

type Open = { readonly dialog: 'rename' | 'remove'; readonly document: StoredDocument };

/** Papers of a property, a lease or a person: to drop in, look at, share with tenants, put away. */
export function DocumentsCard({ place, writes }: DocumentsCardProps) {
  const text = useText('documents');
  const { states } = useText('common');
  const { id: organizationId, can } = useOrganization();
  const query = useQuery(documentQueries.of(organizationId, place));
  const [open, setOpen] = useState<Open | null>(null);
  const mayWrite = can(writes);
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        {mayWrite ? <DropZone place={place} /> : null}
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} rows={2} />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            mayWrite ? (
              <p className="text-15 text-hint">{text.empty}</p>
            ) : (
              <EmptyState icon={FolderOpen} title={text.emptyTitle} text={text.empty} />
            )
          }
        >
          {(rows) => (
            <ul className="grid divide-y divide-line">
              {rows.map((row) => (
                <DocumentRow
                  key={row.id}
                  document={row}
                  mayWrite={mayWrite}
                  onRename={() => setOpen({ dialog: 'rename', document: row })}
                  onRemove={() => setOpen({ dialog: 'remove', document: row })}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {open?.dialog === 'rename' ? (
        <RenameDialog document={open.document} onClose={() => setOpen(null)} />
      ) : null}
      {open?.dialog === 'remove' ? (
        <RemoveDocumentDialog document={open.document} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  );
}
