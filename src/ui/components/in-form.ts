import { createContext, useContext } from 'react';

/** Of the form around: whether it was sent and not taken since. Null outside of forms. */
export const SentForm = createContext<boolean | null>(null);

/** Whether a field is one of a form: then it has to be filled in, unless it says that it is optional. */
export const useIsInForm = (): boolean => useContext(SentForm) !== null;

/** A column of the database that a field fills, or several that it stands for. */
export type FilledColumn = string | readonly string[];

/** Why the server refused a column, as whoever sends the form knows it. */
export const RefusedColumns = createContext<(column: FilledColumn) => string | undefined>(() => undefined);

export interface FieldSays {
  /** What is wrong and what to do; in a form it is shown once that was sent. */
  error?: string | undefined;
  /** Its error is shown before the form is sent, too, as of a file that is too large. */
  isUrgent?: boolean | undefined;
  /** The column that it fills: what the server refuses of it is said here. */
  column?: FilledColumn | undefined;
}

/**
 * What a field says now of what is wrong with it. In a form that is nothing before the form was sent: an error that appears
 * as a field is left moves the button that is being pressed, and the press is lost.
 */
export function useSaid({ error, isUrgent = false, column }: FieldSays): string | undefined {
  const isSent = useContext(SentForm);
  const refusedOf = useContext(RefusedColumns);
  if (isSent === false && !isUrgent) return undefined;
  return error ?? (column === undefined ? undefined : refusedOf(column));
}
