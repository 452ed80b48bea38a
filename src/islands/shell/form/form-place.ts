import { createContext } from 'react';

/** The dialog whose one form this will be: its button, at the foot, sends it. */
export interface FormPlace {
  readonly formId: string;
  /** The dialog stays while its form is being sent. */
  readonly onBusy: (isBusy: boolean) => void;
}

export const FormPlace = createContext<FormPlace | null>(null);
