import { FileChartColumn } from 'lucide-react';
import type { AboutScreen, AppScreen, BarEntry, MenuEntry } from '#src/islands/shell/screens.ts';

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

export const bar: BarEntry = { place: 12, label: (text) => text.areas.reports };

export const about: AboutScreen = {
  features: ['reports'],
};
