import { lazyPart } from '#src/islands/shell/lazy-part.tsx';

/** Adds a unit or changes one. What forms are made of comes with it, when it is opened. */
export const UnitDialog = lazyPart(() => import('./unit-dialog.tsx').then((file) => file.UnitDialog));
