import { useCallback, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';

/** What is typed into a single box; it outlives a reload under this name until it is cleared. */
export function useDraftText(draftKey: string): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => String(readDraft(draftKey).text ?? ''));
  const change = useCallback(
    (next: string) => {
      setText(next);
      keepDraft(draftKey, { text: next });
    },
    [draftKey],
  );
  const clear = useCallback(() => {
    setText('');
    forgetDraft(draftKey);
  }, [draftKey]);
  return [text, change, clear];
}
