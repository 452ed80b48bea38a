import { MailPlus } from 'lucide-react';
import type { AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'admin'> = {
  path: '/waitlist',
  load: () => import('./waitlist-screen.tsx'),
  title: (text) => text.waitlist.title,
};

export const menu: MenuEntry<'admin'> = {
  group: 'platform',
  place: 2,
  icon: MailPlus,
  label: (text) => text.waitlist.title,
};
