import { accountGroup } from '#src/islands/shell/account/account-group.ts';
import type { MenuGroup } from '#src/islands/shell/screens.ts';

/** The groups of the menu in their order; each screen says in its `screen.ts` which one it stands in. */
export const groups: readonly MenuGroup<'admin'>[] = [{ id: 'platform' }, accountGroup];
