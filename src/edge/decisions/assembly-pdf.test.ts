import { describe, expect, it } from 'vitest';
import { writtenOnPages } from '../pdf-written.ts';
import type { AgendaDecision, AssemblyFacts } from './assembly-facts.ts';
import { resultLines } from './assembly-paper.ts';
import { renderAssemblyPaper } from './assembly-pdf.ts';

const HASH = 'ab'.repeat(32);
const decision: AgendaDecision = {
  ...{ id: 'd', kind: 'yes_no', question: '¿Se repara el ascensor?', isSecret: false, options: [] },
  ...{ budgetCurrency: null, weightBasis: 'coefficient' },
  ...{ majorityNumerator: 2, majorityDenominator: 3, majorityMustExceed: false, majorityBase: 'all' },
  result: {
    ...{
      outcome: 'adopted',
      all: '1000',
      votes: 12,
      present: '800',
      abstained: '50',
      base: '1000',
      ballots: 9,
    },
    ...{ totals: ['700', '50'], chosen: [], tied: [] },
  },
};
const facts: AssemblyFacts = {
  assembly: {
    ...{
      id: 'a',
      organizationId: 'o',
      propertyName: 'Torre Ñandú',
      status: 'certified',
      title: 'Ordinaria 2026',
    },
    ...{ place: 'Salón', startsAt: '2026-06-01T23:00:00Z', secondCallAt: '2026-06-02T00:00:00Z', call: 2 },
    ...{
      calledAt: '2026-05-27T12:00:00Z',
      openedAt: '2026-06-02T00:05:00Z',
      closedAt: '2026-06-02T02:00:00Z',
    },
    rulesId: 'r',
    quorum: { all: '1000', present: '800', numerator: 1, denominator: 4, isReached: true },
    minutes: 'Se leyó el informe.\n\nSe votó la reparación.',
    minutesHash: HASH,
  },
  organization: 'Inmobiliaria Caribe',
  timeZone: 'America/Santo_Domingo',
  rules: { noticeDays: 10, noticeArticle: 'Art. 7', weight: 'coefficient' },
  items: [
    { position: 1, title: 'Ascensor', decisionId: 'd', isMotion: false, movedBy: '', decision },
    {
      position: 2,
      title: 'Poner un perro guardián',
      decisionId: null,
      isMotion: true,
      movedBy: 'Luis',
      decision: null,
    },
  ],
  presence: [
    {
      ...{ unitLabel: '1-A', weight: 300, arrivedAt: '2026-06-01T23:50:00Z', leftAt: null },
      ...{ byProxy: true, personName: 'Ana Peña', giverName: 'Luis Gil' },
    },
  ],
  signatures: [{ role: 'chair', fullName: 'Ana Peña', signedAt: '2026-06-03T14:00:00Z' }],
  head: { size: 41, root: new Uint8Array(32) },
};
const pages = async (paper: 'call' | 'minutes', hasCopy = false, of = facts) =>
  (await writtenOnPages(await renderAssemblyPaper(of, paper, hasCopy))).join('\n');

describe('the minutes', () => {
  it('have the call, attendance with weights, quorum, results with the majority as a fraction, and their proof', async () => {
    const text = await pages('minutes');
    for (const said of [
      'Torre Ñandú',
      'Se convocó con 5 días de anticipación; el reglamento pide 10 (Art. 7).',
      'Son menos de los que pide el reglamento.',
      'Lo más que estuvo presente: 800 de 1,000 (80%).',
      'Esta convocatoria necesita 1/4: hubo cuórum.',
      'Ana Peña, con poder de Luis Gil',
      'Votaron 9 de 12. Presente: 800 de 1,000.',
      'Sí: 700 · No: 50 · Abstenciones: 50',
      'Mayoría: al menos 2/3 de todos los votos, sobre 1,000.',
      'Resultado: aprobada.',
      'Moción de Luis',
      'Se leyó el informe.',
      `Huella del texto del acta (SHA-256): ${HASH}`,
      'Levanta el acta: sin firmar',
      'Registro de la organización al imprimir: 41',
    ])
      expect(text.replaceAll('\n', ' ')).toContain(said);
    expect(text).not.toContain('Attendance');
  });

  it('have a copy in English where it is asked for, and are the same bytes again', async () => {
    const text = (await pages('minutes', true)).replaceAll('\n', ' ');
    expect(text).toContain('Copy in English. The Spanish text holds.');
    expect(text).toContain('Majority: at least 2/3 of all votes, of 1,000.');
    const [one, other] = [
      await renderAssemblyPaper(facts, 'minutes', true),
      await renderAssemblyPaper(facts, 'minutes', true),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('name no one whose name their reader may not see', async () => {
    const [came] = facts.presence;
    const hidden = { ...facts, presence: came ? [{ ...came, personName: null, giverName: null }] : [] };
    expect(await pages('minutes', false, hidden)).toContain('Nombre reservado');
  });
});

describe('the call', () => {
  it('says when, where and on what, and nothing of the session', async () => {
    const text = await pages('call');
    expect(text).toContain('Convocatoria a asamblea');
    expect(text).toContain('1. Ascensor (se vota)');
    expect(text).not.toContain('Asistencia');
  });
});

describe('a result', () => {
  it('is said by kind: chosen options, points, shares of a budget', () => {
    const of = (more: Partial<AgendaDecision>, result: Partial<NonNullable<AgendaDecision['result']>>) =>
      resultLines(
        { ...decision, ...more, result: decision.result && { ...decision.result, ...result } },
        'en',
      );
    const options = ['Blue', 'Green'];
    expect(of({ kind: 'single', options }, { outcome: 'chosen', chosen: [2] }).at(-1)).toBe(
      'Result: chosen, Green.',
    );
    expect(of({ kind: 'score', options, majorityBase: null }, { totals: ['9', '4'] })[1]).toContain(
      'Blue: 9 points',
    );
    expect(
      of(
        { kind: 'budget', options, budgetCurrency: 'DOP' },
        { outcome: 'shared', shares: ['100', '200'] },
      )[1],
    ).toContain('Green: RD$2.00');
    expect(of({ weightBasis: 'area' }, { totals: ['12050', '0'] })[1]).toContain('Yes: 120.5 m²');
  });
});
