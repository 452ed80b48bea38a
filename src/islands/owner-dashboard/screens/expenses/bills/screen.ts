import { ReceiptText } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses',
  load: () => import('./bills-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 2,
  icon: ReceiptText,
  label: (text) => text.navigation.spending,
};

export const section: SectionEntry = { of: 'bills', place: 1, label: (text) => text.bills };

export const about: AboutScreen = {
  features: ['expenses'],
};
