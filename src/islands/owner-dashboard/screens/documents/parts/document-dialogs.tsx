import { useState } from 'react';
import type { StoredDocument } from '#src/data/documents/queries.ts';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

type Open = { readonly dialog: 'rename' | 'remove'; readonly document: StoredDocument };

/** Which document is being renamed or deleted, with the dialog for it. */
export function useDocumentDialogs() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return {
    rename: (document: StoredDocument) => setOpen({ dialog: 'rename', document }),
    remove: (document: StoredDocument) => setOpen({ dialog: 'remove', document }),
    dialog:
      open?.dialog === 'rename' ? (
        <RenameDialog document={open.document} onClose={close} />
      ) : open ? (
        <RemoveDocumentDialog document={open.document} onClose={close} />
      ) : null,
  };
}
