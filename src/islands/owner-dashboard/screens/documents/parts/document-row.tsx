import { FileImage, FileText } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { useDocumentLine } from '#src/islands/shell/document-line.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { type DocumentActionsProps, DocumentMenu, DocumentName } from './document-menu.tsx';

const PICTURES: readonly string[] = ['jpg', 'png', 'webp'];

/** One paper: its name opens it, its menu does the rest. */
export function DocumentRow(props: DocumentActionsProps) {
  const text = useText('documents');
  const { timeZone } = useOrganization();
  const line = useDocumentLine(timeZone);
  const { document } = props;
  const Icon = PICTURES.includes(document.fileType) ? FileImage : FileText;
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-hint" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DocumentName document={document} />
          {document.isShared ? <Badge tone="info">{text.shared}</Badge> : null}
        </div>
        <p className="text-14 text-hint">{line(document)}</p>
      </div>
      <DocumentMenu {...props} />
    </li>
  );
}
