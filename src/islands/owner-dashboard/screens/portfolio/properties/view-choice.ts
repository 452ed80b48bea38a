import { persistentAtom } from '@nanostores/persistent';

export type PropertiesView = 'cards' | 'table';

/** How this reader likes the list; kept in the browser. */
export const $propertiesView = persistentAtom<PropertiesView>('properties_view', 'cards', {
  encode: String,
  decode: (text) => (text === 'table' ? 'table' : 'cards'),
});
