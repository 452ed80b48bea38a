import type { ArgumentFault } from '#src/domain/insight/assistant/arguments.ts';
import type { ToolName } from '#src/domain/insight/assistant/tools.ts';

/** What a lead may say: how many rows there are, and the cells of the first one as they are shown. */
export interface LeadFacts {
  readonly count: number;
  readonly first: Readonly<Record<string, string | undefined>>;
}
type Lead = (v: LeadFacts) => string;

const some =
  (none: string, one: string, many: string): Lead =>
  ({ count }) =>
    count === 0 ? none : count === 1 ? one : `${count} ${many}`;

/** What the tools of the assistant answered, in words. */
export const toolAnswers = {
  lead: {
    measure: ({ first, count }) =>
      count === 0
        ? 'There is no figure for that.'
        : count === 1
          ? `${first.name}: ${first.value}.`
          : `${first.name}:`,
    tenant_account: ({ first, count }) =>
      count === 0
        ? 'There is no lease with an account.'
        : first.late
          ? `${first.tenant} owes ${first.owed}, of which ${first.late} is late.`
          : `${first.tenant} owes ${first.owed}.`,
    late_tenants: some('No one is late.', 'One lease is late.', 'leases are late.'),
    payments: some('There are no payments.', 'One payment.', 'payments.'),
    lease: ({ first, count }) =>
      count === 1 && first.rent
        ? `Rent is ${first.rent} a month.`
        : some('There is no lease.', 'One lease.', 'leases.')({ count, first }),
    leases_ending: some('No lease ends.', 'One lease ends.', 'leases end.'),
    vacant_units: some('No unit is vacant.', 'One unit is vacant.', 'units are vacant.'),
    property: ({ first }) => `${first.property}: ${first.occupied} of ${first.units} units are rented.`,
    open_requests: some('No request is open.', 'One request is open.', 'requests are open.'),
    upcoming: some('Nothing comes up.', 'One thing comes up.', 'things come up.'),
    waiting: some(
      'Nothing is waiting for you.',
      'This is waiting for you.',
      'kinds of things are waiting for you.',
    ),
    changes: some('Nothing changed.', 'One change.', 'changes.'),
    forecast: some('There is not enough data for a forecast.', 'This may come:', 'lines of what may come:'),
    find: some('Nothing was found.', 'One record was found.', 'records were found.'),
    prepare_notice: () => 'The notice is ready to look at. Nothing was sent.',
    prepare_request: () => 'The request is ready to look at. Nothing was saved.',
    prepare_payment: () => 'The payment is ready to look at. Nothing was recorded.',
    my_balance: ({ first, count }) =>
      count === 0
        ? 'You have no lease.'
        : first.late
          ? `You owe ${first.owed}. ${first.late} is late.`
          : `You owe ${first.owed ?? '0'}.`,
    my_payments: some('You have no payments.', 'One payment.', 'payments.'),
    my_lease: ({ first, count }) =>
      count === 0 || !first.rent ? 'You have no lease.' : `Your rent is ${first.rent} a month.`,
    my_requests: some('You have no requests.', 'One request.', 'requests.'),
    my_dates: some('Nothing is coming up.', 'One date.', 'dates.'),
    my_notices: some('You have no notices.', 'One notice.', 'notices.'),
    my_documents: some('You have no documents.', 'One document.', 'documents.'),
    prepare_my_request: () => 'Your request is ready to look at. Nothing was sent.',
    prepare_my_message: () => 'Your message is ready to look at. Nothing was sent.',
    prepare_my_payment: () => 'Your report is ready to look at. Nothing was sent.',
    law: some(
      'The library has nothing on that.',
      'The law says this. It is not legal advice.',
      'articles are about it. This is not legal advice.',
    ),
    guide: some('No guide is about that.', 'One guide is about it.', 'guides are about it.'),
    place: some('There is no screen for that.', 'You find it here:', 'screens may be meant:'),
  } satisfies Record<ToolName, Lead>,
  column: {
    action: 'Change',
    address: 'Address',
    addedAt: 'Added',
    amount: 'Amount',
    article: 'Article',
    assignee: 'Assigned to',
    billed: 'Billed',
    by: 'By',
    category: 'Category',
    chance: 'Chance',
    count: 'How many',
    credit: 'In credit',
    day: 'Day',
    days: 'Days vacant',
    deposit: 'Deposit',
    detail: 'Detail',
    dueDay: 'Due day',
    dueOn: 'Due',
    endsOn: 'Ends',
    expected: 'Expected',
    graceDays: 'Days of grace',
    high: 'At most',
    isInForce: 'In force',
    isLeased: 'Rented',
    isOpen: 'Open',
    isRead: 'Read',
    kind: 'Type',
    landlord: 'Landlord',
    late: 'Late',
    lateSince: 'Late since',
    law: 'Law',
    low: 'At least',
    marketRent: 'Market rent',
    method: 'Method',
    month: 'Month',
    name: 'Name',
    nextDueOn: 'Next due',
    nextRent: 'Next rent',
    number: 'Number',
    occupied: 'Rented',
    owed: 'Owed',
    owner: 'Owner',
    paid: 'Paid',
    paidOn: 'Paid on',
    priority: 'Priority',
    property: 'Property',
    publishedAt: 'Published',
    reason: 'Reason',
    receipt: 'Receipt',
    rent: 'Rent',
    reported: 'To be confirmed',
    reportedAt: 'Reported',
    resolveBy: 'Due by',
    rule: 'What',
    startsOn: 'Starts',
    status: 'Status',
    summary: 'Summary',
    tenant: 'Tenant',
    text: 'Text',
    title: 'Title',
    type: 'Type',
    unit: 'Unit',
    units: 'Units',
    vacantSince: 'Vacant since',
    value: 'Figure',
    visitOn: 'Visit',
    what: 'What',
  },
  notInForce: 'no longer in force',
  yes: 'Yes',
  no: 'No',
  value: {
    pending: 'Pending',
    in_progress: 'In progress',
    completed: 'Completed',
    cancelled: 'Cancelled',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    urgent: 'Urgent',
    insert: 'Added',
    update: 'Changed',
    delete: 'Deleted',
    property: 'Property',
    unit: 'Unit',
    person: 'Person',
    lease: 'Lease',
    payment: 'Payment',
    bill: 'Bill',
    vendor: 'Vendor',
    maintenance_request: 'Request',
    document: 'Document',
    notice: 'Notice',
    application: 'Application',
    reportedPayments: 'Payments to confirm',
    submittedApplications: 'New applications',
    unreadConversations: 'Unread conversations',
    pendingRequests: 'Requests that no one has begun',
    handedInDocuments: 'Documents to look at',
    askedPlans: 'Payment plans that were asked for',
  },
  fault: {
    unknown: 'The question has something that does not belong to it.',
    missing: 'Something that is needed was not said.',
    wrong_kind: 'A value is not of the right kind.',
    too_long: 'That is too long.',
    out_of_range: 'A value is out of range.',
    not_offered: 'That is not one of the choices.',
    out_of_order: 'The last day is before the first.',
  } satisfies Record<ArgumentFault, string>,
};
export type ToolAnswersText = typeof toolAnswers;
