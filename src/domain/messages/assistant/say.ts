import type { AnswerPart, Place, Saying } from './answer.ts';
import type { TenancyFacts } from './facts.ts';
import type { Topic } from './topics.ts';

type Said = Pick<AnswerPart, 'sayings' | 'source'>;

const at = (place: Place, ...sayings: Saying[]): Said => ({ sayings, source: { place } });
const saying = (kind: string, values: Saying['values'] = {}): Saying => ({ kind, values });
const MOST_REQUESTS = 5;

/** What is said about each matter, from the facts alone. */
export const say: Readonly<Record<Topic, (facts: TenancyFacts) => Said>> = {
  greeting: () => at('home', saying('greeting')),
  about: () => at('home', saying('about')),
  thanks: () => at('home', saying('thanks')),
  due: (facts) => at('charges', ...aboutDue(facts)),
  next_rent: (facts) => at('charges', ...openDue(facts), aboutNextRent(facts)),
  ways_to_pay: ({ lease }) => at('pay', saying('ways_to_pay', { landlord: lease.landlord })),
  payment: (facts) => {
    const said = aboutPayment(facts);
    const { latestPayment } = facts;
    return latestPayment
      ? { sayings: [said], source: { place: 'payments', id: latestPayment.id } }
      : at('payments', said);
  },
  receipt: ({ latestReceipt, lease }) =>
    at(
      'payments',
      latestReceipt
        ? saying('receipt', { ...latestReceipt, currency: lease.currency })
        : saying('no_receipt'),
    ),
  late_fee: ({ lease }) => at('rental', saying('late_fee', { ...lease.lateFee, currency: lease.currency })),
  rent: (facts) => at('rental', ...aboutRent(facts)),
  deposit: ({ lease: { depositMinor, currency, landlord } }) =>
    at(
      'rental',
      depositMinor > 0 ? saying('deposit', { depositMinor, currency, landlord }) : saying('no_deposit'),
    ),
  term: (facts) => at('rental', ...aboutTerm(facts)),
  leaving: (facts) => at('rental', ...aboutTerm(facts), ...aboutLeaving(facts)),
  requests: (facts) => at('maintenance', ...aboutRequests(facts)),
  report: () => at('report', saying('how_to_report')),
  contact: ({ lease }) => at('contact', saying('contact', { landlord: lease.landlord })),
  documents: () => at('documents', saying('documents')),
  emergency: () => at('rental', saying('emergency')),
  place: ({ lease: { place, address, landlord } }) =>
    at('rental', saying('place', { place, address, landlord })),
  security: () => at('security', saying('security')),
  settings: () => at('settings', saying('settings')),
};

function aboutDue(facts: TenancyFacts): Saying[] {
  const open = openDue(facts);
  return open.length > 0 ? open : [saying('nothing_owed'), aboutNextRent(facts)];
}

/** What is open or waits for the landlord; nothing when nothing is. */
function openDue({ due, lease: { currency, landlord } }: TenancyFacts): Saying[] {
  const { remainingMinor, lateMinor, waitingMinor, dueOn } = due;
  switch (due.state) {
    case 'clear':
      return [];
    case 'waiting':
      return [saying('waiting', { waitingMinor, currency, landlord })];
    case 'today':
      return [saying('due_today', { remainingMinor, currency })];
    case 'upcoming':
      return [saying('due', { remainingMinor, currency, dueOn })];
    case 'late':
      return [saying('late', { remainingMinor, lateMinor, currency, dueOn })];
  }
}

function aboutNextRent({ nextRent, lease }: TenancyFacts): Saying {
  return nextRent ? saying('next_rent', { ...nextRent, currency: lease.currency }) : saying('no_next_rent');
}

function aboutPayment({ latestPayment, latestReceipt, lease }: TenancyFacts): Saying {
  if (!latestPayment) return saying('no_payment');
  const { status, amountMinor, paidOn, reason } = latestPayment;
  const values = { amountMinor, paidOn, currency: lease.currency, landlord: lease.landlord };
  if (status === 'rejected') return saying('payment_rejected', { ...values, reason });
  if (status === 'confirmed')
    return saying('payment_confirmed', { ...values, receipt: latestReceipt?.number ?? null });
  return saying(`payment_${status}`, values);
}

function aboutRent({ lease: { rentMinor, currency, dueDay }, nextStep }: TenancyFacts): Saying[] {
  const now = rentMinor === null ? saying('no_rent') : saying('rent', { rentMinor, currency, dueDay });
  return [now, nextStep ? saying('rent_changes', { ...nextStep, currency }) : saying('rent_stays')];
}

function aboutTerm({ lease: { phase, startsOn, lastDay } }: TenancyFacts): Saying[] {
  if (phase === 'former') return [saying('lease_ended', { endedOn: lastDay })];
  if (phase === 'future') return [saying('lease_begins', { startsOn, endsOn: lastDay })];
  return [lastDay ? saying('lease_runs', { startsOn, endsOn: lastDay }) : saying('lease_open', { startsOn })];
}

function aboutLeaving({ lease, notice }: TenancyFacts): Saying[] {
  if (lease.phase === 'former') return [];
  const law = notice ? [saying('notice_law', { ...notice })] : [];
  return [saying('leaving', { landlord: lease.landlord }), ...law];
}

function aboutRequests({ openRequests }: TenancyFacts): Saying[] {
  if (openRequests.length === 0) return [saying('no_requests')];
  const shown = openRequests
    .slice(0, MOST_REQUESTS)
    .map(({ number, title, status }) => saying('request', { number, title, status }));
  return [saying('requests', { count: openRequests.length }), ...shown];
}
