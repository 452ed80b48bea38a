import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import type { DocumentPlace } from '#src/data/documents/document-file.ts';
import { documentQueries } from '#src/data/documents/queries.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useDocumentDialogs } from './document-dialogs.tsx';
import { DocumentRow } from './document-row.tsx';
import { DropZone } from './drop-zone.tsx';

export interface DocumentsCardProps {
  place: DocumentPlace;
  /** What whoever adds and changes them needs. */
  writes: Permission;
}

/** Papers of a property, a lease or a person: to drop in, look at, share with tenants, put away. */
export function DocumentsCard({ place, writes }: DocumentsCardProps) {
  const text = useText('documents');
  const { states } = useText('common');
  const { id: organizationId, can } = useOrganization();
  const query = useQuery(documentQueries.of(organizationId, place));
  const dialogs = useDocumentDialogs();
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
                  onRename={() => dialogs.rename(row)}
                  onRemove={() => dialogs.remove(row)}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {dialogs.dialog}
    </Card>
  );
}
