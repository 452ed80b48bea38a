import { persistentAtom } from '@nanostores/persistent';

export type MaintenanceView = 'list' | 'board';

/** How this reader likes the requests; kept in the browser. */
export const $maintenanceView = persistentAtom<MaintenanceView>('maintenance_view', 'list', {
  encode: String,
  decode: (text) => (text === 'board' ? 'board' : 'list'),
});
