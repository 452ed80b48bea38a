import { Download, Ellipsis, Eye, EyeOff, FileImage, FileText, PencilLine, Trash2 } from 'lucide-react';
import { changeDocument, linkToDocument } from '#src/data/documents/mutations.ts';
import { documentQueries, type StoredDocument } from '#src/data/documents/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useDocumentLine } from '#src/islands/shell/document-line.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { useErrorToast } from '../use-error-toast.ts';

/** What a browser shows by itself. */
const VIEWABLE: readonly string[] = ['pdf', 'jpg', 'png', 'webp'];

interface DocumentRowProps {
  document: StoredDocument;
  mayWrite: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** One paper: its name opens it, its menu does the rest. */
export function DocumentRow({ document, mayWrite, onRename, onRemove }: DocumentRowProps) {
  const text = useText('documents');
  const { timeZone } = useOrganization();
  const line = useDocumentLine(timeZone);
  const { name, path, file_type: type, is_shared: isShared } = document;
  const isViewable = VIEWABLE.includes(type);
  const open = useAction({ mutationFn: linkToDocument, onDone: openLink });
  useErrorToast(open);
  const Icon = type === 'pdf' || !isViewable ? FileText : FileImage;
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-hint" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            className="rounded-mark text-left font-medium text-action wrap-anywhere hover:underline"
            aria-label={text.open({ name })}
            onClick={() => void open.run(isViewable ? { path } : { path, saveAs: name })}
          >
            {name}
          </button>
          {isShared ? <Badge tone="info">{text.shared}</Badge> : null}
        </div>
        <p className="text-14 text-hint">{line(document)}</p>
      </div>
      <RowMenu
        document={document}
        mayWrite={mayWrite}
        onDownload={() => void open.run({ path, saveAs: name })}
        onRename={onRename}
        onRemove={onRemove}
      />
    </li>
  );
}

/** In a tab of its own; a download starts without leaving the screen. */
function openLink(url: string, { saveAs }: { saveAs?: string }): void {
  if (saveAs !== undefined) {
    window.location.assign(url);
    return;
  }
  const link = window.document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
  link.click();
}

function RowMenu(props: DocumentRowProps & { onDownload: () => void }) {
  const { document, mayWrite, onDownload, onRename, onRemove } = props;
  const text = useText('documents');
  const { id, name, is_shared: isShared } = document;
  const share = useAction({
    mutationFn: changeDocument,
    invalidates: [documentQueries.all],
    toast: isShared ? text.unsharedDone : text.sharedDone,
  });
  useErrorToast(share);
  const writing = [
    { id: 'rename', label: text.edit, icon: PencilLine, onSelect: onRename },
    {
      id: 'share',
      label: isShared ? text.unshare : text.share,
      icon: isShared ? EyeOff : Eye,
      onSelect: () => void share.run({ id, is_shared: !isShared }),
    },
    {
      id: 'remove',
      label: text.remove,
      icon: Trash2,
      tone: 'danger' as const,
      startsGroup: true,
      onSelect: onRemove,
    },
  ];
  return (
    <Menu
      label={text.more({ name })}
      items={[
        { id: 'download', label: text.download, icon: Download, onSelect: onDownload },
        ...(mayWrite ? writing : []),
      ]}
      trigger={(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={text.more({ name })} />}
    />
  );
}
