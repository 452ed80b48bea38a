import { UserRound } from 'lucide-react';
import type { AreaName } from '../routes.ts';
import type { AboutScreen, AppScreen, MenuEntry, ScreenFind } from '../screens.ts';

export const screen: AppScreen<AreaName> = {
  path: '/profile',
  load: () => import('./profile-screen.tsx'),
  title: (_, { shell }) => shell.account.profile,
};

export const menu: MenuEntry<AreaName> = {
  group: 'account',
  place: 1,
  icon: UserRound,
  label: (_, { shell }) => shell.account.profile,
};

export const finds: readonly ScreenFind[] = [
  { id: 'personal', label: (text) => text.finds.personal, at: '/profile#personal' },
  { id: 'contact', label: (text) => text.finds.contact, at: '/profile#contact' },
];

export const about: AboutScreen = { asksNothing: true };
