import { createContext, useContext } from 'react';

export const InForm = createContext(false);

/** Whether a field is one of a form: then it has to be filled in, unless it says that it is optional. */
export const useIsInForm = (): boolean => useContext(InForm);
