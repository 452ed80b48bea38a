import { ReceiptText } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments',
  load: () => import('./payments-screen.tsx'),
  title: (text) => text.payments.title,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 2,
  icon: ReceiptText,
  label: (text) => text.navigation.payments,
  atHand: 2,
};

export const about: AboutScreen = { features: ['account'], isKept: true };
