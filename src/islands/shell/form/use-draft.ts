import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';

/**
 * What is typed into a form without a schema.
 * @param start what it begins with
 * @param draftKey under which it outlives a reload and a look elsewhere, until it is cleared
 */
export function useDraft<Values extends object>(
  start: Values | (() => Values),
  draftKey?: string,
): [values: Values, change: (part: Partial<Values>) => void, clear: () => void] {
  const [values, setValues] = useState<Values>(() => ({
    ...(typeof start === 'function' ? start() : start),
    ...(draftKey ? readDraft(draftKey) : {}),
  }));
  // Nothing is kept before something was typed, and nothing after it was cleared.
  const isTyped = useRef(false);
  useEffect(() => {
    if (draftKey && isTyped.current) keepDraft(draftKey, values);
  }, [draftKey, values]);
  const change = useCallback((part: Partial<Values>) => {
    isTyped.current = true;
    setValues((now) => ({ ...now, ...part }));
  }, []);
  const clear = useCallback(() => {
    isTyped.current = false;
    if (draftKey) forgetDraft(draftKey);
  }, [draftKey]);
  return [values, change, clear];
}
