import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { roomFor } from '../room-for.ts';
import { MOST_FILES, takeFiles } from './chosen-files.ts';

export interface PickedFiles {
  readonly files: readonly File[];
  /** Files were chosen that are not among them yet: what they belong to waits for them. */
  readonly isPreparing: boolean;
  readonly add: (chosen: readonly File[]) => Promise<void>;
  readonly remove: (file: File) => void;
  readonly clear: () => void;
}

/** The files that go with a message, made ready one after the other. @param onFault told what could not be taken */
export function useChosenFiles(onFault: (fault: string | undefined) => void): PickedFiles {
  const { compose } = useText('messages');
  const { form } = useText('common');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [preparing, setPreparing] = useState(0);
  return {
    files,
    isPreparing: preparing > 0,
    add: async (chosen) => {
      setPreparing((count) => count + 1);
      const { taken, refused } = await takeFiles(chosen);
      setPreparing((count) => count - 1);
      const fitting = roomFor(taken, MOST_FILES - files.length);
      setFiles((known) => [...known, ...fitting.taken].slice(0, MOST_FILES));
      const faults = [
        refused.length > 0 ? compose.refused({ names: refused.join(', ') }) : '',
        fitting.leftOut.length > 0
          ? `${compose.tooMany} ${form.leftOut({ names: fitting.leftOut.join(', ') })}`
          : '',
      ].filter(Boolean);
      onFault(faults.join(' ') || undefined);
    },
    remove: (file) => setFiles((known) => known.filter((one) => one !== file)),
    clear: () => setFiles([]),
  };
}
