import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes/forms/:form/:figure',
  load: () => import('./figure-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const about: AboutScreen = {
  samples: ['/finance/taxes/forms/IT-1/advanced', '/finance/taxes/forms/IR-17/all'],
};
