import { describe, expect, it } from 'vitest';
import type { SettledEcf } from '#src/data/taxes/ecf.ts';
import { lastDayOfContingency, replacementDue } from '#src/domain/taxes/ecf/contingency.ts';
import { ecfMonth, unsettledOf } from './ecf-month.ts';
import { canAnnul, canSendAgain, type EcfLook, ecfLook, ecfMessages, ecfTones } from './ecf-state.ts';

const signed = { state: 'signed', problems: [], contingency: null, replacedBy: null } as const;

describe('how an electronic receipt looks', () => {
  it.each<[EcfLook, Parameters<typeof ecfLook>[0]]>([
    ['signed', signed],
    ['contingency', { ...signed, contingency: 1 }],
    ['to_sign', { ...signed, state: 'to_sign' }],
    ['problems', { ...signed, state: 'to_sign', problems: [{ field: 'key', code: 'no_key' }] }],
    // What was said in a contingency is over once it was sent.
    ['sent', { ...signed, state: 'sent', contingency: 3 }],
    ['conditional', { ...signed, state: 'conditional' }],
    ['rejected', { ...signed, state: 'rejected' }],
    ['replaced', { ...signed, state: 'rejected', replacedBy: 'x' }],
  ])('is %s', (look, facts) => expect(ecfLook(facts)).toBe(look));

  it('with remarks is as good as without', () => {
    expect(ecfTones.conditional).toBe(ecfTones.accepted);
  });

  it('is sent again until it has its verdict', () => {
    const looks = Object.keys(ecfTones) as EcfLook[];
    expect(looks.filter(canSendAgain)).toEqual(['problems', 'to_sign', 'signed', 'contingency', 'sent']);
  });

  it('gives its number up only while it was sent to nobody, and is no credit note', () => {
    const fresh = { state: 'signed', mayHaveArrived: false, invoiceId: 'i', ncfKind: 'consumer' } as const;
    expect(canAnnul(fresh)).toBe(true);
    expect(canAnnul({ ...fresh, mayHaveArrived: true })).toBe(false);
    expect(canAnnul({ ...fresh, state: 'sent' })).toBe(false);
    expect(canAnnul({ ...fresh, invoiceId: null })).toBe(false);
    expect(canAnnul({ ...fresh, ncfKind: 'credit_note' })).toBe(false);
  });

  it('says messages with numbers or texts as codes, and nothing of what is none', () => {
    expect(ecfMessages([{ code: 48, text: 'a' }, { text: 'b' }, { code: '1' }, null])).toEqual([
      { code: '48', text: 'a' },
      { code: '', text: 'b' },
    ]);
    expect(ecfMessages(null)).toEqual([]);
  });
});

it('a month counts each kind by verdict, and not what was replaced or annulled', () => {
  const one = (more: Partial<SettledEcf>): SettledEcf => ({
    ...{ id: 'a', ncfKind: 'fiscal_credit', state: 'accepted', totalMinor: 100, replacedBy: null },
    ...more,
  });
  const documents = [
    ...[one({}), one({ state: 'conditional', totalMinor: 50 }), one({ state: 'sent', totalMinor: 7 })],
    ...[one({ state: 'rejected' }), one({ state: 'rejected', replacedBy: 'b' }), one({ state: 'annulled' })],
    one({ ncfKind: 'purchases', totalMinor: 9 }),
    one({ ncfKind: 'consumer', state: 'annulled' }),
  ];
  expect(ecfMonth(documents)).toEqual([
    { kind: 'fiscal_credit', accepted: 1, remarks: 1, open: 1, rejected: 1, totalMinor: 150 },
    { kind: 'purchases', accepted: 1, remarks: 0, open: 0, rejected: 0, totalMinor: 9 },
  ]);
  expect(unsettledOf(documents)).toEqual({ open: 1, rejected: 1 });
});

it('a contingency lasts fifteen days, and its papers have thirty days after it', () => {
  expect(lastDayOfContingency('2026-02-20')).toBe('2026-03-06');
  expect(replacementDue('2026-03-06')).toBe('2026-04-05');
});
