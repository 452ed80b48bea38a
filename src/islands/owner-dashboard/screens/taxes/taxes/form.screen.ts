import type { AboutScreen, AppScreen, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes/forms/:form',
  load: () => import('./form-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const finds: readonly ScreenFind[] = [
  { id: 'form606', label: (text) => text.finds.form606, at: '/finance/taxes/forms/606' },
  { id: 'form607', label: (text) => text.finds.form607, at: '/finance/taxes/forms/607' },
  { id: 'form608', label: (text) => text.finds.form608, at: '/finance/taxes/forms/608' },
  { id: 'formIt1', label: (text) => text.finds.formIt1, at: '/finance/taxes/forms/IT-1' },
  { id: 'formIr17', label: (text) => text.finds.formIr17, at: '/finance/taxes/forms/IR-17' },
];

export const about: AboutScreen = {
  features: ['forms', 'withholdings'],
  samples: ['/finance/taxes/forms/607', '/finance/taxes/forms/IT-1'],
};
