import { selectWith } from '#src/data/rows.ts';
import { minorOfArgument } from '#src/domain/insight/assistant/arguments.ts';
import type { ToolAnswer, ToolArguments } from '#src/domain/insight/assistant/tools.ts';
import { counted, textArgument, withSearch } from './answer.ts';
import type { MemberRunner, Runner } from './reader.ts';
import { namedRecords } from './records.ts';

const RUNNING = ['active', 'notice_given', 'month_to_month'] as const;
const MOST_LEASES = 8;

/** The address of a form with what it begins with. Nothing is written: a person looks at it and sends it. */
const form = (path: string, values: Readonly<Record<string, string | undefined>>): ToolAnswer => ({
  rows: [],
  count: 0,
  places: [withSearch(path, values)],
});

const minorOf = ({ amount }: ToolArguments): string | undefined =>
  typeof amount === 'string' || typeof amount === 'number' ? String(minorOfArgument(amount)) : undefined;

export const prepareNotice: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property']);
  if ('answer' in named) return named.answer;
  return form('/notices/new', {
    property: named.records.property?.id,
    text: textArgument(run.arguments, 'text'),
  });
};

export const prepareRequest: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['unit']);
  if ('answer' in named) return named.answer;
  const { unit } = named.records;
  return form('/maintenance/new', {
    property: unit?.propertyId,
    unit: unit?.id,
    text: textArgument(run.arguments, 'text'),
    priority: textArgument(run.arguments, 'priority'),
  });
};

/** A payment is recorded on a lease: the tenant's running one, and of several the caller says which. */
export const preparePayment: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['tenant']);
  if ('answer' in named) return named.answer;
  const { client, organizationId } = run;
  const { tenant } = named.records;
  const leases = await counted<{ leaseId: string; currency: string }>(
    selectWith(client, 'tenants_list', 'leaseId, currency', { organizationId, personId: tenant?.id ?? '' })
      .in('status', RUNNING)
      .order('startsOn', { ascending: false })
      .limit(MOST_LEASES),
  );
  const currency = textArgument(run.arguments, 'currency');
  const [lease] = leases.rows.toSorted(
    (one, other) => Number(other.currency === currency) - Number(one.currency === currency),
  );
  if (!lease) return { rows: [], count: 0, places: [], unknown: tenant?.name ?? '' };
  return form(`/leases/${lease.leaseId}`, {
    open: 'payment',
    amount: minorOf(run.arguments),
    currency,
    day: textArgument(run.arguments, 'day'),
  });
};

export const prepareMyRequest: Runner = async ({ arguments: values }) =>
  form('/maintenance/new', {
    text: textArgument(values, 'text'),
    priority: textArgument(values, 'priority'),
  });

export const prepareMyMessage: Runner = async ({ arguments: values }) =>
  form('/messages/new', { text: textArgument(values, 'text') });

export const prepareMyPayment: Runner = async ({ arguments: values }) =>
  form('/payments/new', {
    amount: minorOf(values),
    currency: textArgument(values, 'currency'),
    day: textArgument(values, 'day'),
  });
