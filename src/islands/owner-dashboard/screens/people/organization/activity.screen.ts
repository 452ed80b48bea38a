import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/settings/organization/activity',
  load: () => import('./activity-screen.tsx'),
  title: (text) => text.titles.activity,
  permission: 'audit.read',
};

export const section: SectionEntry = { of: 'organization', place: 6, label: (text) => text.activity };
