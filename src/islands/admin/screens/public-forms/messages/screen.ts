import { MessageSquareText } from 'lucide-react';
import type { AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'admin'> = {
  path: '/messages',
  load: () => import('./messages-screen.tsx'),
  title: (text) => text.messages.title,
};

export const menu: MenuEntry<'admin'> = {
  group: 'platform',
  place: 3,
  icon: MessageSquareText,
  label: (text) => text.messages.title,
};
