import { TrendingUp } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/predictive-analytics',
  load: () => import('./predictive-analytics-screen.tsx'),
  title: (text) => text.titles.predictiveAnalytics,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 7,
  icon: TrendingUp,
  label: (text) => text.titles.predictiveAnalytics,
};

export const about: AboutScreen = { features: ['forecast'] };
