import { accountGroup } from '#src/islands/shell/account/account-group.ts';
import type { MenuGroup } from '#src/islands/shell/screens.ts';

/** The groups of the menu in their order; each screen says in its `screen.ts` which one it stands in. */
export const groups: readonly MenuGroup<'owner'>[] = [
  { id: 'start' },
  { id: 'portfolio', label: (text) => text.navigation.portfolio },
  { id: 'money', label: (text) => text.navigation.money },
  { id: 'insight', label: (text) => text.navigation.insight },
  { id: 'together', label: (text) => text.navigation.together },
  { id: 'settings', label: (text) => text.navigation.settings, isClosed: true },
  accountGroup,
];
