import { createContext, useContext } from 'react';

/** Of the form around: whether it was sent and not taken since. Null outside of forms. */
export const SentForm = createContext<boolean | null>(null);

/** Whether a field is one of a form: then it has to be filled in, unless it says that it is optional. */
export const useIsInForm = (): boolean => useContext(SentForm) !== null;

/**
 * What a field says now of what is wrong with it. In a form that is nothing before the form was sent: an error that appears
 * as a field is left moves the button that is being pressed, and the press is lost.
 * @param isUrgent said at once, as of a file that is too large
 */
export function useSaid(error: string | undefined, isUrgent = false): string | undefined {
  const isSent = useContext(SentForm);
  return isSent === false && !isUrgent ? undefined : error;
}
