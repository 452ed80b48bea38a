import {
  Building2,
  ClipboardCheck,
  DoorOpen,
  FileChartColumn,
  FolderOpen,
  HandCoins,
  House,
  IdCard,
  Landmark,
  LayoutDashboard,
  Megaphone,
  MessagesSquare,
  ReceiptText,
  Settings2,
  Target,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { accountNavigation } from '#src/islands/shell/account/account-navigation.ts';
import type { NavigationGroup } from '#src/islands/shell/routes.ts';

export const navigation: readonly NavigationGroup<'owner'>[] = [
  {
    id: 'start',
    items: [{ id: 'home', path: '/', icon: LayoutDashboard, label: (text) => text.navigation.home }],
  },
  {
    id: 'portfolio',
    label: (text) => text.navigation.portfolio,
    items: [
      {
        id: 'properties',
        path: '/properties',
        icon: Building2,
        label: (text) => text.navigation.properties,
        permission: 'portfolio.read',
      },
      {
        id: 'units',
        path: '/units',
        icon: DoorOpen,
        label: (text) => text.navigation.units,
        permission: 'portfolio.read',
      },
      {
        id: 'maintenance',
        path: '/maintenance',
        icon: Wrench,
        label: (text) => text.navigation.maintenance,
        permission: 'maintenance.read',
      },
      {
        id: 'documents',
        path: '/documents',
        icon: FolderOpen,
        label: (text) => text.navigation.documents,
        permission: 'portfolio.read',
      },
    ],
  },
  {
    id: 'people',
    label: (text) => text.navigation.people,
    items: [
      {
        id: 'tenants',
        path: '/tenants',
        icon: UsersRound,
        label: (text) => text.navigation.tenants,
        permission: 'people.read',
      },
      {
        id: 'screening',
        path: '/tenant-screening',
        icon: ClipboardCheck,
        label: (text) => text.navigation.screening,
        permission: 'people.read',
      },
      {
        id: 'community',
        path: '/community',
        icon: House,
        label: (text) => text.navigation.community,
        permission: 'portfolio.read',
      },
    ],
  },
  {
    id: 'money',
    label: (text) => text.navigation.money,
    items: [
      {
        id: 'finance',
        path: '/finance',
        icon: HandCoins,
        label: (text) => text.navigation.finance,
        permission: 'money.read',
      },
      {
        id: 'bank',
        path: '/finance/bank',
        icon: Landmark,
        label: (text) => text.titles.bank,
        permission: 'money.read',
      },
      {
        id: 'reports',
        path: '/finance/reports',
        icon: FileChartColumn,
        label: (text) => text.titles.reports,
        permission: 'money.read',
      },
      {
        id: 'budget',
        path: '/finance/budget',
        icon: Target,
        label: (text) => text.titles.budget,
        permission: 'money.read',
      },
      {
        id: 'taxes',
        path: '/finance/taxes',
        icon: ReceiptText,
        label: (text) => text.titles.taxes,
        permission: 'money.read',
      },
    ],
  },
  {
    id: 'together',
    label: (text) => text.navigation.together,
    items: [
      {
        id: 'messages',
        path: '/messages',
        icon: MessagesSquare,
        label: (text) => text.navigation.messages,
        permission: 'messages.read',
      },
      {
        id: 'notices',
        path: '/notices',
        icon: Megaphone,
        label: (text) => text.navigation.notices,
        permission: 'messages.read',
      },
    ],
  },
  {
    id: 'settings',
    label: (text) => text.navigation.settings,
    items: [
      { id: 'team', path: '/team', icon: IdCard, label: (text) => text.navigation.team },
      {
        id: 'organization',
        path: '/settings/organization',
        icon: Settings2,
        label: (text) => text.navigation.organization,
      },
    ],
  },
  accountNavigation,
];

/** What phones keep at hand. */
export const bottomIds = ['home', 'properties', 'tenants', 'finance'] as const;
