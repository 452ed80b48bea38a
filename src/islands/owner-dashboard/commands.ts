import {
  Building2,
  Clock,
  DoorOpen,
  HandCoins,
  ListChecks,
  MailPlus,
  Megaphone,
  MessagesSquare,
  ReceiptText,
  UserPlus,
  Wrench,
} from 'lucide-react';
import type { AreaCommand, CommandFile } from '#src/islands/shell/commands.ts';

export const commands: readonly AreaCommand[] = [
  {
    id: 'addProperty',
    label: (text) => text.commands.addProperty,
    path: '/properties/new',
    icon: Building2,
    permission: 'portfolio.write',
  },
  {
    id: 'newTenant',
    label: (text) => text.commands.newTenant,
    path: '/tenants/new',
    icon: UserPlus,
    permission: 'leases.write',
  },
  {
    id: 'recordPayment',
    label: (text) => text.commands.recordPayment,
    path: '/finance?record=1',
    icon: HandCoins,
    permission: 'money.write',
  },
  {
    id: 'newMaintenance',
    label: (text) => text.commands.newMaintenance,
    path: '/maintenance/new',
    icon: Wrench,
    permission: 'maintenance.write',
  },
  {
    id: 'newMessage',
    label: (text) => text.commands.newMessage,
    path: '/messages/new',
    icon: MessagesSquare,
    permission: 'messages.write',
  },
  {
    id: 'newNotice',
    label: (text) => text.commands.newNotice,
    path: '/notices/new',
    icon: Megaphone,
    permission: 'messages.write',
  },
  {
    id: 'newBill',
    label: (text) => text.commands.newBill,
    path: '/finance/expenses/new',
    icon: ReceiptText,
    permission: 'money.write',
  },
  {
    id: 'reviewPayments',
    label: (text) => text.commands.reviewPayments,
    path: '/finance?f.status=reported',
    icon: ListChecks,
    permission: 'money.read',
  },
  {
    id: 'lateCharges',
    label: (text) => text.commands.lateCharges,
    path: '/finance?tab=charges&f.state=late',
    icon: Clock,
    permission: 'money.read',
  },
  {
    id: 'vacantUnits',
    label: (text) => text.commands.vacantUnits,
    path: '/units?f.state=vacant',
    icon: DoorOpen,
    permission: 'portfolio.read',
  },
  {
    id: 'inviteMember',
    label: (text) => text.commands.inviteMember,
    path: '/team',
    icon: MailPlus,
    permission: 'members.manage',
  },
];

export const recordPaths: CommandFile['recordPaths'] = {
  property: (id) => `/properties/${id}`,
  unit: (id) => `/units/${id}`,
  person: (id) => `/tenants/${id}`,
};
