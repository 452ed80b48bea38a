import { describe, expect, it } from 'vitest';
import { legalFileKinds } from './legal-enums.ts';
import { type FileFacts, inOrderOfDays, nextDay, nextStep, stepsOf, stepsOfFile } from './legal-files.ts';

const TODAY = '2026-11-28';
const file = (
  kind: FileFacts['kind'],
  days: FileFacts['days'] = [],
  more: Partial<FileFacts> = {},
): FileFacts => ({
  kind,
  status: 'open',
  unitUse: 'dwelling',
  endsOn: '2027-06-30',
  days,
  ...more,
});
const stepIn = (facts: FileFacts, step: string, today = TODAY) => {
  const found = stepsOf(facts, today).find((one) => one.step === step);
  if (!found) throw new Error(`no step ${step}`);
  return found;
};

describe('a legal file', () => {
  it('gives the notice of non-renewal its last day by the use of the unit', () => {
    expect(stepIn(file('end_of_term'), 'served').latest).toBe('2027-04-01');
    expect(stepIn(file('end_of_term', [], { unitUse: 'commercial' }), 'served')).toMatchObject({
      latest: '2027-01-01',
      period: { period: { article: '40, 42' } },
    });
    expect(stepIn(file('end_of_term'), 'unit_returned')).toMatchObject({
      earliest: '2027-06-30',
      reason: 'term_end',
    });
  });

  it('gives no day past the review of the law, and says why', () => {
    const step = stepIn(file('end_of_term'), 'served', '2027-11-27');
    expect(step.latest).toBeNull();
    expect(step.period?.counted).toMatchObject({ isKnown: false, refusals: [{ code: 'review_overdue' }] });
  });

  it('names the fact that a day needs, and counts once it is there', () => {
    expect(stepIn(file('deposit'), 'sent').period?.counted).toMatchObject({
      refusals: [{ code: 'fact_missing', fact: 'unit_returned' }],
    });
    const returned = file('deposit', [{ step: 'unit_returned', happenedOn: '2026-11-26' }]);
    expect(stepIn(returned, 'sent')).toMatchObject({ latest: '2026-12-01', fault: null });
    expect(stepIn(returned, 'sent', '2026-12-02').fault).toBe('late');
    expect(
      stepIn(file('death_of_tenant', [{ step: 'tenant_died', happenedOn: '2026-11-20' }]), 'taken_over')
        .latest,
    ).toBe('2026-12-20');
  });

  it('of an eviction says what is missing, the gaps that its own papers set, and what came too early', () => {
    const demand = { step: 'paper_written', happenedOn: '2026-11-01', paperDay: '2026-11-15' } as const;
    const filed = { step: 'claim_filed', happenedOn: '2026-11-15' } as const;
    const facts = file('eviction', [demand, filed]);
    expect(stepIn(facts, 'claim_filed')).toMatchObject({
      earliest: '2026-11-16',
      reason: 'pay_day',
      fault: 'early',
      missing: ['served'],
    });
    expect(stepIn(facts, 'unit_recovered').missing).toEqual([
      'served',
      'hearing_set',
      'judgment_given',
      'judgment_served',
    ]);
    // The law that we have sets no period here, so none is made up.
    expect(stepIn(facts, 'judgment_served')).toMatchObject({ earliest: null, latest: null, period: null });
    const heard = { step: 'hearing_set', happenedOn: '2026-11-20', dueOn: '2026-12-04' } as const;
    expect(stepIn(file('eviction', [demand, filed, heard]), 'judgment_given').earliest).toBe('2026-12-04');
  });

  it('says what comes next, and nothing when it is closed or all is done', () => {
    const facts = file('unpaid_rent', [
      { step: 'paper_written', happenedOn: '2026-11-01', paperDay: '2026-11-15' },
    ]);
    expect(nextStep(facts, TODAY)?.step).toBe('sent');
    expect(nextStep({ ...facts, status: 'closed' }, TODAY)).toBeNull();
    for (const kind of legalFileKinds) {
      const days = stepsOfFile[kind].map((step) => ({ step, happenedOn: TODAY }));
      expect(nextStep(file(kind, days), TODAY)).toBeNull();
    }
  });

  it('stands before those whose next day is later, has none, or that are closed', () => {
    const soon = file('deposit', [
      { step: 'unit_returned', happenedOn: '2026-11-26' },
      { step: 'condition_recorded', happenedOn: '2026-11-26' },
    ]);
    const [later, without, closed] = [
      file('end_of_term'),
      file('sublease'),
      file('deposit', [], { status: 'closed' }),
    ];
    expect(inOrderOfDays([closed, without, later, soon], TODAY)).toEqual([soon, later, without, closed]);
    expect(nextDay(soon, TODAY)).toEqual({ step: 'paper_written', day: '2026-12-01' });
    // What has the day may come after what is next.
    const died = file('death_of_tenant', [{ step: 'tenant_died', happenedOn: '2026-11-20' }]);
    expect(nextStep(died, TODAY)?.step).toBe('paper_written');
    expect(nextDay(died, TODAY)).toEqual({ step: 'taken_over', day: '2026-12-20' });
  });
});
