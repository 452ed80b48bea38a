import type { AppScreen, ScreenFind, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses/recurring',
  load: () => import('./recurring-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'bills', place: 2, label: (text) => text.recurring };

export const finds: readonly ScreenFind[] = [
  { id: 'recurringBills', label: (text) => text.finds.recurringBills, at: '/finance/expenses/recurring' },
];
