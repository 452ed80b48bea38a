import { FileChartColumn } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/reports',
  load: () => import('./reports-screen.tsx'),
  title: (text) => text.titles.reports,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 5,
  icon: FileChartColumn,
  label: (text) => text.navigation.reports,
};

export const section: SectionEntry = { of: 'reports', place: 1, label: (text) => text.reports };

export const about: AboutScreen = {
  features: ['reports'],
};
