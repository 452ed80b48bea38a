import { beforeAll, describe, expect, it } from 'vitest';
import { paymentStatuses } from '#src/domain/foundation/enums.ts';
import { type AnswerPart, ruleEngine } from '#src/domain/messages/assistant/answer.ts';
import type { TenancyFacts } from '#src/domain/messages/assistant/facts.ts';
import { say } from '#src/domain/messages/assistant/say.ts';
import { topics } from '#src/domain/messages/assistant/topics.ts';
import { languages } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { wordsOfPart } from './answer-words.ts';

const facts: TenancyFacts = {
  today: '2026-11-21',
  lease: {
    phase: 'current',
    startsOn: '2026-01-01',
    lastDay: '2026-12-31',
    currency: 'DOP',
    dueDay: 5,
    rentMinor: 2_500_000,
    depositMinor: 5_000_000,
    lateFee: { kind: 'percent_of_rent', minor: null, basisPoints: 500, capMinor: 300_000, graceDays: 3 },
    place: 'Residencial Las Palmas, Apto 2',
    address: 'Calle 1 12, Alma Rosa',
    landlord: 'Inmobiliaria Peralta',
  },
  due: { state: 'late', remainingMinor: 2_600_050, lateMinor: 100_050, waitingMinor: 0, dueOn: '2026-11-05' },
  nextRent: { dueOn: '2026-12-05', amountMinor: 2_500_000 },
  nextStep: { startsOn: '2027-01-01', amountMinor: 2_700_000 },
  latestPayment: {
    id: 'p1',
    status: 'rejected',
    amountMinor: 1_000_000,
    paidOn: '2026-11-03',
    reason: 'No se lee.',
  },
  latestReceipt: { number: 'R-000012', issuedOn: '2026-10-06', amountMinor: 2_500_000 },
  openRequests: [{ id: 'r1', number: 7, title: 'Gotea', status: 'in_progress' }],
  notice: { days: 90, law: 'Ley 85-25', article: '31' },
};
const nothing: TenancyFacts = {
  ...facts,
  lease: { ...facts.lease, phase: 'former', lastDay: null, rentMinor: null, depositMinor: 0, address: '' },
  due: { state: 'clear', remainingMinor: 0, lateMinor: 0, waitingMinor: 0, dueOn: null },
  nextRent: null,
  nextStep: null,
  latestPayment: null,
  latestReceipt: null,
  openRequests: [],
  notice: null,
};
const states = (['clear', 'waiting', 'late', 'today', 'upcoming'] as const).map((state) => ({
  ...facts,
  due: { ...facts.due, state },
}));
const phases = (['current', 'future', 'former'] as const).flatMap((phase) =>
  [null, '2026-12-31'].map((lastDay) => ({ ...facts, lease: { ...facts.lease, phase, lastDay } })),
);
const payments = paymentStatuses.map((status) => ({
  ...facts,
  latestPayment: { id: 'p1', status, amountMinor: 1, paidOn: '2026-11-03', reason: null },
}));
const kinds = (['none', 'fixed', 'percent_of_outstanding', 'percent_of_rent'] as const).map((kind) => ({
  ...facts,
  lease: { ...facts.lease, lateFee: { ...facts.lease.lateFee, kind, minor: 100 } },
}));
const cases: readonly TenancyFacts[] = [facts, nothing, ...states, ...phases, ...payments, ...kinds];

beforeAll(async () => {
  for (const language of languages) await loadText(language, ['assistant', 'tenantRental']);
});

function sentences(parts: readonly Pick<AnswerPart, 'sayings'>[], language: 'es' | 'en'): string[] {
  const [text, tenant] = [knownText('assistant', language), knownText('tenantRental', language)];
  if (!text || !tenant) throw new Error('texts are missing');
  return parts.flatMap((part) => wordsOfPart(part as AnswerPart, { text, rental: tenant, language }));
}
const answered = async (question: string, known = facts) =>
  sentences((await ruleEngine.answer(question, known, () => [])).parts, 'es').join(' ');

describe('answers', () => {
  it.each(languages)('have a whole sentence for everything that can be said (%s)', (language) => {
    for (const known of cases) {
      for (const topic of topics) {
        const said = say[topic](known);
        const words = sentences([said], language);
        expect(words.length, `${topic}`).toBe(said.sayings.length);
        for (const sentence of words) expect(sentence).not.toMatch(/undefined|null|NaN|\bfalse\b/);
      }
    }
  });

  it('give the figures of the facts', async () => {
    expect(await answered('¿Cuánto debo?')).toBe(
      'Debe RD$26,000.50. De eso, RD$1,000.50 ya venció; lo más antiguo, el 5 de noviembre de 2026.',
    );
    expect(await answered('¿Cuánto es el alquiler?')).toContain('RD$25,000.00');
    expect(await answered('¿Cuánto es el alquiler?')).toContain(
      'Desde el 1 de enero de 2027 será de RD$27,000.00.',
    );
    expect(await answered('¿Llegó mi pago?')).toContain('no fue aceptado. El motivo: No se lee.');
    expect(await answered('¿Qué pasó con mi avería?')).toContain('N.º 7, «Gotea»: en proceso.');
    expect(await answered('me quiero mudar')).toContain('Ley 85-25 (art. 31) pide avisar 90 días');
    expect(await answered('¿Cuánto es la mora?')).toContain('5');
  });

  it('lead to what they come from', async () => {
    const { parts } = await ruleEngine.answer('¿Ya confirmaron mi pago?', facts, () => []);
    expect(parts).toMatchObject([{ topic: 'payment', source: { place: 'payments', id: 'p1' } }]);
  });

  it('are none when the question is not understood, and a guide when there is one', async () => {
    expect((await ruleEngine.answer('¿Cuál es la capital de Francia?', facts, () => [])).parts).toEqual([]);
    const guide = { slug: 'pay-by-transfer', title: 'Pagar por transferencia' };
    const { parts } = await ruleEngine.answer('¿Qué dice la guía?', facts, () => [guide]);
    expect(parts).toMatchObject([{ topic: 'guide', source: { place: 'help', id: guide.slug } }]);
    expect(sentences(parts, 'es')).toEqual(['Hay una guía sobre eso: Pagar por transferencia.']);
  });

  it('leave out what an earlier version said and nobody knows any more', () => {
    expect(sentences([{ sayings: [{ kind: 'weather', values: {} }] }], 'en')).toEqual([]);
  });
});
