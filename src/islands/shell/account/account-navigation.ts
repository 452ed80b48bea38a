import { Settings, UserRound } from 'lucide-react';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';

/** The group of one's own account, at the end of every area's navigation. */
export const accountNavigation = {
  id: 'account',
  label: (_: unknown, { shell }: CommonText) => shell.account.group,
  items: [
    {
      id: 'profile',
      path: '/profile',
      icon: UserRound,
      label: (_: unknown, { shell }: CommonText) => shell.account.profile,
    },
    {
      id: 'settings',
      path: '/settings',
      icon: Settings,
      label: (_: unknown, { shell }: CommonText) => shell.account.settings,
    },
  ],
};
