// Where a notification leads: to the record that it is about, in the area of whom it is for.

/** What is notified, by the name of its words (`public.notifications.template`). */
export const notifiedTemplates = [
  'application_received',
  'assembly_called',
  'autopay_announced',
  'autopay_declined',
  'autopay_declined_office',
  'autopay_ending',
  'autopay_left_office',
  'autopay_skipped',
  'autopay_started',
  'autopay_stopped',
  'calendar_reminder',
  'card_disputed',
  'certificate_ending',
  'contract_decided',
  'contract_to_sign',
  'data_answered',
  'data_requested',
  'decision_closed',
  'decision_closing',
  'decision_opened',
  'document_decided',
  'document_handed_in',
  'document_requested',
  'document_shared',
  'ecf_alarm',
  'fiscal_receipt',
  'lease_ending',
  'legal_day',
  'maintenance_reported',
  'maintenance_updated',
  'message_received',
  'notice_published',
  'notification_test',
  'parcel_waiting',
  'payment_decided',
  'payment_recorded',
  'payment_refunded',
  'payment_reported',
  'payment_reversed',
  'plan_answered',
  'plan_requested',
  'preventive_opened',
  'quote_received',
  'report_file_ready',
  'reservation_decided',
  'rules_published',
  'scheduled_report',
  'security_notice',
  'unit_move',
  'vendor_document_ending',
  'visit_planned',
  'work_order_to_approve',
] as const;
export type NotifiedTemplate = (typeof notifiedTemplates)[number];

export interface Notified {
  readonly template: string;
  readonly recordId: string | null;
  readonly leaseId: string | null;
  /** Facts in the database's names. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The area of whom it is for; null for what every area has. */
export type OpeningArea = 'owner' | 'tenant' | null;

export interface Opening {
  readonly area: OpeningArea;
  /** Below the area. */
  readonly path: string;
}

type Open = (notified: Notified) => Opening;

const office =
  (path: (notified: Notified) => string): Open =>
  (notified) => ({ area: 'owner', path: path(notified) });

/** The page then shows that lease to a tenant of several. */
const tenant =
  (path: (notified: Notified) => string): Open =>
  (notified) => {
    const [own, { leaseId }] = [path(notified), notified];
    const lease = leaseId ? `${own.includes('?') ? '&' : '?'}lease=${leaseId}` : '';
    return { area: 'tenant', path: own + lease };
  };

const paymentOfOffice = office(({ recordId }) => `/finance/payments/${recordId}`);
const leaseOfOffice = office(({ leaseId, recordId }) => `/leases/${leaseId ?? recordId}`);
const paymentOfTenant = tenant(({ recordId }) => `/payments/${recordId}`);
const workOrder = office(({ recordId }) => `/maintenance/work-orders/${recordId}`);
const autopay = tenant(() => '/payments/autopay');
const toPay = tenant(() => '/payments/pay');
const documents = tenant(() => '/documents');
const decision: Open = ({ recordId, parameters }) =>
  parameters.to === 'office'
    ? { area: 'owner', path: `/democratic/${recordId}` }
    : { area: 'tenant', path: `/decisions/${recordId}` };

const openings: Readonly<Record<NotifiedTemplate, Open>> = {
  application_received: office(({ recordId }) => `/tenant-screening/${recordId}`),
  assembly_called: ({ recordId }) => ({ area: 'tenant', path: `/decisions/assemblies/${recordId}` }),
  autopay_announced: autopay,
  autopay_declined: toPay,
  autopay_declined_office: leaseOfOffice,
  autopay_ending: autopay,
  autopay_left_office: leaseOfOffice,
  autopay_skipped: toPay,
  autopay_started: autopay,
  autopay_stopped: autopay,
  calendar_reminder: ({ parameters }) => ({
    area: parameters.is_tenant === true ? 'tenant' : 'owner',
    path: '/calendar',
  }),
  card_disputed: paymentOfOffice,
  certificate_ending: office(() => '/finance/taxes/profile'),
  contract_decided: (notified) =>
    notified.parameters.to === 'landlord'
      ? { area: 'owner', path: `/leases/${notified.leaseId}/contract` }
      : { area: 'tenant', path: `/contracts/${notified.recordId}` },
  contract_to_sign: ({ recordId }) => ({ area: 'tenant', path: `/contracts/${recordId}` }),
  decision_closed: decision,
  decision_closing: decision,
  decision_opened: decision,
  data_answered: tenant(() => '/trust'),
  data_requested: office(() => '/trust'),
  document_decided: documents,
  document_handed_in: leaseOfOffice,
  document_requested: documents,
  document_shared: documents,
  ecf_alarm: office(({ parameters }) =>
    parameters.event === 'contingency' ? '/finance/taxes' : '/finance/taxes/receipts',
  ),
  fiscal_receipt: tenant(() => '/payments/fiscal-receipts'),
  lease_ending: leaseOfOffice,
  legal_day: office(({ leaseId }) => `/leases/${leaseId}/papers`),
  maintenance_reported: office(({ recordId }) => `/maintenance/${recordId}`),
  maintenance_updated: ({ recordId }) => ({ area: 'tenant', path: `/maintenance/${recordId}` }),
  message_received: (notified) =>
    (notified.parameters.to === 'office' ? office : tenant)(({ recordId }) => `/messages/${recordId}`)(
      notified,
    ),
  notice_published: tenant(({ recordId }) => `/notices/${recordId}`),
  notification_test: () => ({ area: null, path: '/settings#notifications' }),
  parcel_waiting: tenant(() => '/community?part=parcels'),
  payment_decided: paymentOfTenant,
  payment_recorded: paymentOfTenant,
  payment_refunded: paymentOfTenant,
  payment_reported: paymentOfOffice,
  payment_reversed: paymentOfTenant,
  plan_answered: toPay,
  plan_requested: leaseOfOffice,
  preventive_opened: office(
    ({ parameters, recordId }) => `/maintenance/${parameters.maintenance_id ?? recordId}`,
  ),
  quote_received: workOrder,
  report_file_ready: office(() => '/finance/reports/files'),
  reservation_decided: tenant(() => '/community?part=areas'),
  rules_published: tenant(() => '/community?part=rules'),
  scheduled_report: office(() => '/finance/reports'),
  security_notice: () => ({ area: null, path: '/settings/security' }),
  unit_move: tenant(() => '/property'),
  vendor_document_ending: office(({ recordId }) => `/finance/vendors/${recordId}`),
  visit_planned: ({ recordId, parameters }) => ({
    area: parameters.to === 'office' ? 'owner' : 'tenant',
    path: `/maintenance/${recordId}`,
  }),
  work_order_to_approve: workOrder,
};

const isKnown = (template: string): template is NotifiedTemplate => Object.hasOwn(openings, template);

/** Where a notification leads; null for one of a newer release, which this one cannot open. */
export const openingOf = (notified: Notified): Opening | null =>
  isKnown(notified.template) ? openings[notified.template](notified) : null;
