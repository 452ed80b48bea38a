import {
  FileChartColumn,
  HandCoins,
  MessagesSquare,
  Plus,
  ReceiptText,
  UserPlus,
  Wrench,
} from 'lucide-react';
import type { Permission } from '#src/domain/people/permissions.ts';

export interface QuickAction {
  readonly id:
    | 'addProperty'
    | 'newTenant'
    | 'maintenanceRequest'
    | 'generateInvoice'
    | 'sendMessage'
    | 'viewReports'
    | 'recordPayment';
  readonly path: string;
  readonly icon: typeof Plus;
  readonly permission: Permission;
  readonly isPrimary?: boolean;
}

/** The owner's quick actions, each once there is a screen for it; a test holds that every path is one. */
export const quickActions: readonly QuickAction[] = [
  { id: 'addProperty', path: '/properties/new', icon: Plus, permission: 'portfolio.write' },
  { id: 'newTenant', path: '/tenants/new', icon: UserPlus, permission: 'leases.write' },
  { id: 'maintenanceRequest', path: '/maintenance/new', icon: Wrench, permission: 'maintenance.write' },
  { id: 'generateInvoice', path: '/finance/charges/new', icon: ReceiptText, permission: 'money.write' },
  { id: 'sendMessage', path: '/messages/new', icon: MessagesSquare, permission: 'messages.write' },
  { id: 'viewReports', path: '/finance/reports', icon: FileChartColumn, permission: 'money.read' },
  {
    id: 'recordPayment',
    path: '/finance?record=1',
    icon: HandCoins,
    permission: 'money.write',
    isPrimary: true,
  },
];
