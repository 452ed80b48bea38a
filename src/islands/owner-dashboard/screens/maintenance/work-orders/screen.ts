import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/work-orders',
  load: () => import('./work-orders-screen.tsx'),
  title: (text) => text.titles.workOrders,
  permission: 'maintenance.read',
};

export const section: SectionEntry = { of: 'maintenance', place: 4, label: (text) => text.workOrders };

export const about: AboutScreen = {
  features: ['maintenance'],
};
