import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DocumentPlace, documentFault } from '#src/data/documents/document-file.ts';
import { addDocument } from '#src/data/documents/mutations.ts';
import { documentQueries } from '#src/data/documents/queries.ts';
import { toAppError } from '#src/data/errors.ts';
import { typedFile } from '#src/domain/foundation/chosen-file.ts';
import { loadText } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { showToast } from '#src/stores/toasts.ts';

interface Sending {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Sends files one after the other; what is not taken is named with its reason, and the others go on. */
export function useUploads(place: DocumentPlace) {
  const text = useText('documents');
  const common = useText('common');
  const { id: organizationId } = useOrganization();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const sendOne = async (chosen: File): Promise<string | null> => {
    const file = typedFile(chosen);
    const { name } = file;
    const fault = documentFault(file);
    if (fault) return text.faults[fault]({ name });
    const onProgress = (share: number) => setSending({ name, share });
    onProgress(0);
    try {
      const kind = file.type.startsWith('image/') ? 'photo' : 'other';
      const id = crypto.randomUUID();
      await addDocument({ organizationId, place, id, kind, isShared: false, file, onProgress });
      return null;
    } catch (error) {
      await loadText(common.language, ['errors']).catch(() => undefined);
      return text.faults.failed({ name, reason: appErrorText(toAppError(error), common) });
    }
  };

  const send = async (files: readonly File[]): Promise<void> => {
    if (sending || files.length === 0) return;
    const found: string[] = [];
    for (const file of files) {
      const fault = await sendOne(file);
      if (fault) found.push(fault);
    }
    setSending(null);
    setFaults(found);
    const count = files.length - found.length;
    if (count > 0) showToast('success', text.added({ count }));
    await queryClient.invalidateQueries({ queryKey: documentQueries.all });
  };

  return { sending, faults, send };
}
