import {
  CircleHelp,
  FolderOpen,
  House,
  KeyRound,
  Megaphone,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  Sparkles,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { accountNavigation } from '#src/islands/shell/account/account-navigation.ts';
import type { NavigationGroup } from '#src/islands/shell/routes.ts';

export const navigation: readonly NavigationGroup<'tenant'>[] = [
  {
    id: 'tenancy',
    items: [
      { id: 'home', path: '/', icon: House, label: (text) => text.navigation.home },
      { id: 'payments', path: '/payments', icon: ReceiptText, label: (text) => text.navigation.payments },
      { id: 'charges', path: '/charges', icon: ScrollText, label: (text) => text.navigation.charges },
      {
        id: 'maintenance',
        path: '/maintenance',
        icon: Wrench,
        label: (text) => text.navigation.maintenance,
      },
      {
        id: 'messages',
        path: '/messages',
        icon: MessagesSquare,
        label: (text) => text.navigation.messages,
      },
      { id: 'notices', path: '/notices', icon: Megaphone, label: (text) => text.navigation.notices },
      { id: 'rental', path: '/property', icon: KeyRound, label: (text) => text.navigation.rental },
      {
        id: 'documents',
        path: '/documents',
        icon: FolderOpen,
        label: (text) => text.navigation.documents,
      },
      {
        id: 'community',
        path: '/community',
        icon: UsersRound,
        label: (text) => text.navigation.community,
      },
      { id: 'help', path: '/help', icon: CircleHelp, label: (text) => text.navigation.help },
      {
        id: 'assistant',
        path: '/ai-assistant',
        icon: Sparkles,
        label: (text) => text.navigation.assistant,
      },
    ],
  },
  accountNavigation,
];

/** What phones keep at hand. */
export const bottomIds = ['home', 'payments', 'maintenance', 'messages'] as const;
