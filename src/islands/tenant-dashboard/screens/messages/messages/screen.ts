import { MessagesSquare } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/messages',
  load: () => import('./messages-screen.tsx'),
  title: (text) => text.navigation.messages,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 5,
  icon: MessagesSquare,
  label: (text) => text.navigation.messages,
  atHand: 4,
};

export const about: AboutScreen = { features: ['messages'], isKept: true };
