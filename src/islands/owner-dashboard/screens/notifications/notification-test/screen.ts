import { BellRing } from 'lucide-react';
import type { AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/notification-test',
  load: () => import('./notification-test-screen.tsx'),
  title: (text) => text.navigation.notificationTest,
};

export const menu: MenuEntry<'owner'> = {
  group: 'settings',
  place: 3,
  icon: BellRing,
  label: (text) => text.navigation.notificationTest,
};
