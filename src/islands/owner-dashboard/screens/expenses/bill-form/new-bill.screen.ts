import { ReceiptText } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses/new',
  load: () => import('./new-bill-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'newBill',
    place: 7,
    label: (text) => text.commands.newBill,
    icon: ReceiptText,
  },
];
