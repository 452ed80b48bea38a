import { BookOpen } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/journal',
  load: () => import('./journal-screen.tsx'),
  title: (text) => text.titles.journal,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 4,
  icon: BookOpen,
  label: (text) => text.navigation.books,
};

export const section: SectionEntry = { of: 'journal', place: 1, label: (text) => text.journal };

export const about: AboutScreen = {
  features: ['ledger'],
};
