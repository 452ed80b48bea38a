import { dayAt, type RandomLease, type Writing } from './random-portfolio.ts';

type Part = Record<string, unknown>;

/** What a lease was charged for, what was paid and credited of it, and what was taken back. */
export function randomLeaseMoney(writes: Writing, lease: RandomLease, property: string, start: number): void {
  const { random, chance } = writes;
  const kinds = ['rent', 'rent', 'late_fee', 'itbis', 'other', 'opening_balance'] as const;
  for (let n = 0; n < random.between(1, 7); n += 1) {
    const kind = n === 0 && chance(0.5) ? 'deposit' : random.pick(kinds);
    charge(writes, { lease, property, kind, day: start + n * 30 + random.between(0, 9), n });
  }
}

interface Charged {
  readonly lease: RandomLease;
  readonly property: string;
  readonly kind: string;
  readonly day: number;
  readonly n: number;
}

function charge(writes: Writing, { lease, property, kind, day, n }: Charged): void {
  const { random, add, chance, accounts } = writes;
  const place = { lease_id: lease.id, property_id: property, currency: lease.currency };
  const amount = random.between(1, 90_000);
  const income = accounts.get(kind === 'deposit' ? 'deposits_held' : 'rent_income');
  const lines = [
    { ...place, account_id: accounts.get('receivables'), amount_minor: amount },
    { ...place, account_id: income, amount_minor: -amount },
  ];
  const taken = (of: readonly Part[]) =>
    of.map((line) => ({ ...line, amount_minor: -Number(line.amount_minor) }));
  const entry_id = writes.post('charge', day - random.between(0, 3), lines);
  const reversed = chance(0.12) ? day + random.between(0, 50) : null;
  const reversal = reversed === null ? null : writes.post('charge', reversed, taken(lines), entry_id);

  const paid: [amount: number, day: number][] = [];
  let open = amount;
  while (open > 0 && chance(0.6)) {
    const part = chance(0.6) ? open : random.between(1, open);
    const on = day + random.between(-5, 40);
    paid.push([part, on]);
    open -= part;
    // A payment that came back.
    if (reversed !== null || chance(0.15)) {
      paid.push([-part, reversed ?? on + random.between(0, 20)]);
      open += part;
      if (reversed !== null) break;
    }
  }
  const credited = open > 0 && chance(0.25) ? random.between(1, open) : 0;
  const isCreditBack = credited > 0 && (reversed !== null || chance(0.3));
  const charge_id = add('charges', {
    ...place,
    kind,
    description: '',
    period_start: kind === 'rent' ? dayAt(day) : null,
    period_end: kind === 'rent' ? dayAt(day + 1) : null,
    due_on: dayAt(day),
    amount_minor: amount,
    allocated_minor: reversed === null ? amount - open : 0,
    credited_minor: isCreditBack ? 0 : credited,
    entry_id,
    reversed_at: reversed === null ? null : '2026-01-01T00:00:00Z',
    reversal_entry_id: reversal,
    reversal_reason: reversed === null ? null : 'Al azar',
    is_adjustment: n > 0,
  });
  for (const [part, on] of paid) pay(writes, { ...place, charge_id }, part, on);
  if (credited > 0)
    credit(writes, { ...place, charge_id }, { amount: credited, day: day + 3, isBack: isCreditBack });
}

function pay({ add, post, random, accounts }: Writing, place: Part, amount: number, day: number): void {
  const { charge_id, ...at } = place;
  const entry_id = post('payment', day, [
    { ...at, account_id: accounts.get('operating_cash'), amount_minor: amount },
    { ...at, account_id: accounts.get('receivables'), amount_minor: -amount },
  ]);
  const payment_id = add('payments', {
    ...at,
    status: 'confirmed',
    method: random.pick(['cash', 'transfer']),
    amount_minor: Math.abs(amount),
    paid_on: dayAt(day),
    entry_id,
  });
  add('payment_allocations', {
    ...at,
    payment_id,
    charge_id,
    amount_minor: amount,
    occurred_on: dayAt(day),
    entry_id,
  });
}

function credit(
  { add, post, accounts, random }: Writing,
  place: Part,
  { amount, day, isBack }: { amount: number; day: number; isBack: boolean },
): void {
  const { charge_id, property_id, ...at } = place;
  const lines = (sign: number) => [
    { ...at, property_id, account_id: accounts.get('receivables'), amount_minor: -sign * amount },
    { ...at, property_id, account_id: accounts.get('discounts'), amount_minor: sign * amount },
  ];
  const entry_id = post('charge_credit', day, lines(1));
  add('charge_credits', {
    ...at,
    charge_id,
    kind: 'discount',
    amount_minor: amount,
    occurred_on: dayAt(day),
    reason: 'Al azar',
    entry_id,
    reversed_at: isBack ? '2026-01-01T00:00:00Z' : null,
    reversal_entry_id: isBack
      ? post('charge_credit', day + random.between(0, 30), lines(-1), entry_id)
      : null,
  });
}
