import { dayAt, type Rows, timeAt, type Writing } from './random-portfolio.ts';

/** What a property cost, what broke in it and who would like to rent it. */
export function randomUpkeep(writes: Writing, property: string, rows: Rows): void {
  const { random, add, chance, accounts } = writes;
  const units = (rows.units ?? []).filter(({ property_id }) => property_id === property).map(({ id }) => id);
  const vendor = add('vendors', { name: 'Ferretería' });
  for (let n = 0; n < random.between(1, 5); n += 1) {
    const day = random.between(0, 700);
    const cost = random.between(1, 50_000);
    const line = {
      property_id: chance(0.8) ? property : null,
      currency: random.pick(['DOP', 'USD']),
      account_id: accounts.get(random.pick(['repairs', 'insurance', 'interest'])),
      amount_minor: cost,
    };
    const cash = { ...line, account_id: accounts.get('operating_cash'), amount_minor: -cost };
    const entry_id = writes.post('bill', day, [line, cash]);
    const isVoid = chance(0.2);
    const back = [line, cash].map((one) => ({ ...one, amount_minor: -one.amount_minor }));
    const reversal = isVoid ? writes.post('bill', day + 10, back, entry_id) : null;
    if (chance(0.6) && line.property_id)
      add('bills', {
        vendor_id: vendor,
        property_id: property,
        unit_id: random.pick([null, ...units]),
        status: isVoid ? 'void' : 'approved',
        expense_kind: '02',
        billed_on: dayAt(day),
        due_on: dayAt(day),
        currency: line.currency,
        services_minor: cost,
        entry_id,
        reversal_entry_id: reversal,
        issuer_id: vendor,
      });
  }
  for (let n = 0; n < random.between(0, 5); n += 1)
    request(writes, property, units, (rows.maintenance_requests ?? []).length + 1);
  for (let n = 0; n < random.between(0, 3); n += 1) application(writes, property, units);
}

function request({ random, add, chance }: Writing, property: string, units: unknown[], number: number): void {
  const day = random.between(0, 690);
  const status = random.pick(['pending', 'in_progress', 'completed', 'completed', 'cancelled'] as const);
  const maintenance_id = add('maintenance_requests', {
    number,
    property_id: property,
    unit_id: random.pick([null, ...units]),
    status,
    priority: random.pick(['low', 'urgent']),
    category: random.pick(['plumbing', 'pests']),
    title: `Avería ${number}`,
    created_at: timeAt(day, random.between(0, 23)),
    respond_by: timeAt(day + 2, 9),
    resolve_by: timeAt(day + 10, 9),
    completed_at: status === 'completed' ? timeAt(day + random.between(1, 20), random.between(0, 23)) : null,
  });
  if (status === 'cancelled')
    add('maintenance_events', {
      maintenance_id,
      kind: 'cancelled',
      is_from_tenant: chance(0.5),
      created_at: timeAt(day + random.between(1, 30), random.between(0, 23)),
    });
}

function application({ random, add }: Writing, property: string, units: unknown[]): void {
  const day = random.between(0, 690);
  const status = random.pick(['submitted', 'approved', 'rejected'] as const);
  add('applications', {
    property_id: property,
    unit_id: random.pick([null, ...units]),
    status,
    rent_currency: 'DOP',
    submitted_at: timeAt(day, random.between(0, 23)),
    decided_at: status === 'submitted' ? null : timeAt(day + random.between(0, 9), random.between(0, 23)),
    decision_reason: 'Al azar',
    retention_until: status === 'rejected' ? '2027-01-01' : null,
  });
}
