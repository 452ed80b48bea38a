import { Download, Ellipsis, Eye, EyeOff, PencilLine, Trash2 } from 'lucide-react';
import { changeDocument, linkToDocument } from '#src/data/documents/mutations.ts';
import { documentQueries, type StoredDocument } from '#src/data/documents/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';

/** What a browser shows by itself. */
const VIEWABLE: readonly string[] = ['pdf', 'jpg', 'png', 'webp'];

export interface DocumentActionsProps {
  document: StoredDocument;
  mayWrite: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** Opens a document's file: a browser shows what it can, the rest is downloaded. */
export function DocumentName({ document }: Pick<DocumentActionsProps, 'document'>) {
  const text = useText('documents');
  const { name, path, fileType: type } = document;
  const isViewable = VIEWABLE.includes(type);
  const open = useAction({ mutationFn: linkToDocument, onDone: openLink });
  useErrorToast(open);
  return (
    <button
      type="button"
      className="rounded-mark text-left font-medium text-action wrap-anywhere hover:underline"
      aria-label={text.open({ name })}
      onClick={() => void open.run(isViewable ? { path } : { path, saveAs: name })}
    >
      {name}
    </button>
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

/** Download for every reader; rename, share and delete for who writes its area. */
export function DocumentMenu({ document, mayWrite, onRename, onRemove }: DocumentActionsProps) {
  const text = useText('documents');
  const { id, name, path, isShared } = document;
  const download = useAction({ mutationFn: linkToDocument, onDone: openLink });
  const share = useAction({
    mutationFn: changeDocument,
    invalidates: [documentQueries.all],
    toast: isShared ? text.unsharedDone : text.sharedDone,
  });
  useErrorToast(download);
  useErrorToast(share);
  const writing = [
    { id: 'rename', label: text.edit, icon: PencilLine, onSelect: onRename },
    {
      id: 'share',
      label: isShared ? text.unshare : text.share,
      icon: isShared ? EyeOff : Eye,
      onSelect: () => void share.run({ id, isShared: !isShared }),
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
        {
          id: 'download',
          label: text.download,
          icon: Download,
          onSelect: () => void download.run({ path, saveAs: name }),
        },
        ...(mayWrite ? writing : []),
      ]}
      trigger={(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={text.more({ name })} />}
    />
  );
}
