import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes/forms/:form',
  load: () => import('./form-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['forms', 'withholdings'],
  samples: ['/finance/taxes/forms/607', '/finance/taxes/forms/IT-1'],
};
