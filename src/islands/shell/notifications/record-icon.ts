import {
  Bell,
  CalendarDays,
  CreditCard,
  FileChartColumn,
  FileSignature,
  FileText,
  House,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Package,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserRoundPlus,
  Vote,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { notificationRecords } from '#src/domain/notifications/events.ts';

const icons: Readonly<Record<(typeof notificationRecords)[number], LucideIcon>> = {
  account: ShieldCheck,
  application: UserRoundPlus,
  area_reservation: CalendarDays,
  assembly: Vote,
  autopay: CreditCard,
  bill: ReceiptText,
  calendar_event: CalendarDays,
  contract: FileSignature,
  conversation: MessageSquare,
  data_request: ShieldCheck,
  decision: Vote,
  document: FileText,
  document_request: FileText,
  fiscal_invoice: ReceiptText,
  house_rules: ScrollText,
  lease: House,
  maintenance_request: Wrench,
  notice: Megaphone,
  parcel: Package,
  payment: Wallet,
  preventive_plan: Wrench,
  report_file: FileChartColumn,
  report_schedule: FileChartColumn,
  signing_certificate: ShieldCheck,
  vendor: Wrench,
  work_order: Wrench,
};

/** What stands before a notification, by what it is about. */
export const recordIcon = (kind: string | null): LucideIcon =>
  kind !== null && Object.hasOwn(icons, kind) ? icons[kind as keyof typeof icons] : Bell;
