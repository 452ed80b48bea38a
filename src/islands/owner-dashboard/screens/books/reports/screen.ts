import { FileChartColumn } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/reports',
  load: () => import('./reports-screen.tsx'),
  title: (text) => text.titles.reports,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 3,
  icon: FileChartColumn,
  label: (text) => text.titles.reports,
};

export const about: AboutScreen = {
  features: ['reports'],
};
