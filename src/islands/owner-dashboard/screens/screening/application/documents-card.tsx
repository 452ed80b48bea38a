import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import {
  type ApplicationDocument,
  documentQueries,
  fetchDocument,
  removeDocument,
} from '#src/data/screening/applications/documents.ts';
import type { Application } from '#src/data/screening/applications/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Papers of an application; who may not open them sees that they are there. */
export function DocumentsCard({ application, canEdit }: { application: Application; canEdit: boolean }) {
  const { documents: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(documentQueries.ofApplication(id, application.id));
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ApplicationDocument | null>(null);
  return (
    <Card
      title={text.title}
      description={text.hint}
      action={
        canEdit ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.none}</p>}
      >
        {(rows) => (
          <ul className="grid divide-y divide-line">
            {rows.map((row) => (
              <Line
                key={row.id}
                document={row}
                onRemove={can('people.write') ? () => setRemoved(row) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? <DocumentDialog application={application} onClose={() => setAdding(false)} /> : null}
      {removed ? (
        <RemoveDialog
          title={text.removeTitle({ name: removed.fileName })}
          text={text.removeText}
          mutationFn={() => removeDocument(removed)}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </Card>
  );
}

function Line({ document, onRemove }: { document: ApplicationDocument; onRemove: (() => void) | undefined }) {
  const { documents: text, names } = useText('ownerScreening');
  const language = useLanguage();
  const { can, timeZone } = useOrganization();
  const { fileName: name, kind, createdAt: addedAt } = document;
  const open = useAction({
    mutationFn: fetchDocument,
    onDone: (file) => saveFile(file, name),
  });
  useErrorToast(open);
  const date = formatDate(todayIn(timeZone, Date.parse(addedAt)), language, 'short');
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <FileText size={20} aria-hidden="true" className="shrink-0 text-hint" />
      <div className="min-w-0 flex-1">
        {can('people.write') ? (
          <button
            type="button"
            className="rounded-mark text-left font-medium text-action wrap-anywhere hover:underline"
            title={text.open({ name })}
            onClick={() => void open.run(document.path)}
          >
            {name}
          </button>
        ) : (
          <span className="font-medium wrap-anywhere">{name}</span>
        )}
        <p className="text-14 text-hint">{`${names.documentKind[kind]} · ${date}`}</p>
      </div>
      {onRemove ? (
        <IconButton size="sm" icon={Trash2} label={text.remove({ name })} onClick={onRemove} />
      ) : null}
    </li>
  );
}
