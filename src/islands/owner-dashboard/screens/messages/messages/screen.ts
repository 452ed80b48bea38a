import { MessagesSquare } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/messages', '/messages/:id'],
  load: () => import('./messages-screen.tsx'),
  title: (text) => text.titles.messages,
  permission: 'messages.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'together',
  place: 1,
  icon: MessagesSquare,
  label: (text) => text.navigation.messages,
  atHand: 4,
  keys: 'g m',
};

export const about: AboutScreen = {
  features: ['messages'],
  record: 'conversation',
};
