import { Bell } from 'lucide-react';
import type { AreaName } from '../routes.ts';
import type { AppScreen, MenuEntry } from '../screens.ts';

export const screen: AppScreen<AreaName> = {
  path: '/notifications',
  load: () => import('./notifications-screen.tsx'),
  title: (_, { frame }) => frame.notifications,
};

export const menu: MenuEntry<AreaName> = {
  group: 'account',
  place: 0,
  icon: Bell,
  label: (_, { frame }) => frame.notifications,
};
