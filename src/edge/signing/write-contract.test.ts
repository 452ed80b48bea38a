import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ana, completeFacts } from '#src/domain/signing/contract.test-support.ts';
import type { ContractFacts } from '#src/domain/signing/contract.ts';
import { renderContract } from './contract-pdf.ts';
import type { SignedContract } from './signed-contract.ts';
import { writeContract } from './write-contract.ts';

const textOf = (facts: ContractFacts, language: 'es' | 'en') =>
  writeContract(facts)
    [language].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('\n');

describe('the contract', () => {
  it('says what the law asks for, in both languages', () => {
    const es = textOf(completeFacts, 'es');
    for (const said of [
      'Rosa Gil, cédula 001-0000000-0, con domicilio en Santiago, en representación de Inversiones Peña',
      'Ana Núñez, cédula 001-1391820-5, con domicilio en Calle El Conde 105',
      'la unidad 3-B, situada en Calle El Conde 105, Torre Sol, Ciudad Colonial, Distrito Nacional',
      'Recién pintado',
      '· Nevera\n· Estufa',
      'se destina a vivienda',
      'comienza el 1 de diciembre de 2026 y termina el 30 de noviembre de 2027',
      'RD$25,000.00 al mes, pagadero a más tardar el día 5',
      'RD$50,000.00 en depósito',
      'pasados 3 días de gracia, un recargo de 5% del alquiler',
      'al menos 90 días (Ley 85-25, art. 31)',
      'Se admiten mascotas.\nNo se fuma dentro.',
      'Hecho en Santo Domingo el 21 de noviembre de 2026',
    ]) {
      expect(es).toContain(said);
    }
    const en = textOf(completeFacts, 'en');
    expect(en).toContain('RD$25,000.00 a month, due by day 5');
    expect(en).toContain('The Spanish text is binding');
    expect(writeContract(completeFacts).en).toHaveLength(writeContract(completeFacts).es.length);
  });

  it('numbers its clauses without a gap when one falls away', () => {
    const plain = {
      ...completeFacts,
      lease: { ...completeFacts.lease, lateFeeKind: 'none', depositMinor: 0 },
      particulars: completeFacts.particulars && { ...completeFacts.particulars, extraClauses: '' },
    } as ContractFacts;
    const numbers = writeContract(plain)
      .es.map(({ heading }) => /^(\d+)/.exec(heading)?.[1])
      .filter(Boolean)
      .map(Number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(textOf(plain, 'es')).toContain('no acuerdan depósito');
    expect(textOf(plain, 'es')).not.toContain('Atraso');
  });

  it('says of a late fee that counts by days that it does', () => {
    const daily = {
      ...completeFacts,
      lease: { ...completeFacts.lease, lateFeeFrequency: 'daily' },
    } as ContractFacts;
    expect(textOf(daily, 'es')).toContain('por cada día de atraso');
    expect(textOf(daily, 'en')).toContain('for each day it is late');
    expect(textOf(completeFacts, 'es')).not.toContain('por cada día de atraso');
  });

  it('counts one room and one day of grace as one', () => {
    const single = {
      ...completeFacts,
      unit: { ...completeFacts.unit, bedrooms: 1, bathrooms: 1 },
      lease: { ...completeFacts.lease, lateFeeGraceDays: 1 },
    } as ContractFacts;
    const [es, en] = [textOf(single, 'es'), textOf(single, 'en')];
    expect(es).toContain('1 habitación, 1 baño');
    expect(es).toContain('pasado 1 día de gracia');
    expect(en).toContain('1 bedroom, 1 bathroom');
    expect(en).toContain('after 1 day of grace');
  });

  it.each(['fixed', 'percent_of_rent', 'percent_of_outstanding'] as const)(
    'says the most that late fees come to, of one rent and of a month, where the rule says it (%s)',
    (lateFeeKind) => {
      const lease = { ...completeFacts.lease, lateFeeKind, lateFeeMinor: 50_000 };
      const limits = { lateFeeCapMinor: 300_000, lateFeeMonthlyCapMinor: 200_000 };
      const limited: ContractFacts = { ...completeFacts, lease: { ...lease, ...limits } };
      expect(textOf(limited, 'es')).toContain(', sin exceder RD$3,000.00 por cada alquiler atrasado.');
      expect(textOf(limited, 'es')).toContain(
        'Todos los recargos de un mismo mes no exceden, en conjunto, RD$2,000.00.',
      );
      expect(textOf(limited, 'en')).toContain(', up to RD$3,000.00 for each late rent.');
      expect(textOf(limited, 'en')).toContain(
        'Late fees in any calendar month will not exceed RD$2,000.00 in total.',
      );
      for (const said of ['sin exceder', 'Todos los recargos', 'for each late rent', 'All the late fees']) {
        const plain = { ...completeFacts, lease };
        expect(textOf(plain, 'es') + textOf(plain, 'en')).not.toContain(said);
      }
    },
  );

  it('amends what was signed, and nothing else', () => {
    const now: ContractFacts = {
      ...completeFacts,
      rentSteps: [...completeFacts.rentSteps, { startsOn: '2027-06-01', rentMinor: 2_700_000 }],
      guarantors: [{ ...ana, id: 'luis', fullName: 'Luis Mota' }],
      signedVersion: { number: 1, signedOn: '2026-11-25', facts: completeFacts },
    };
    const es = textOf(now, 'es');
    expect(writeContract(now).title.es).toBe('Adenda 1 al contrato de alquiler');
    expect(es).toContain('cuya versión 1 firmaron el 25 de noviembre de 2026');
    expect(es).toContain('Desde el 1 de junio de 2027 el alquiler es de RD$27,000.00 al mes.');
    expect(es).toContain('Entra como fiador: Luis Mota.');
    expect(es).not.toContain('Mobiliario');
  });
});

describe('its PDF', () => {
  const body = JSON.stringify(writeContract(completeFacts));
  const unsigned = { typedName: null, signedAt: null, consentVersion: null, ipAddress: null };
  const contract: SignedContract = {
    number: 1,
    kind: 'contract',
    status: 'open',
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
    createdAt: '2026-11-21T15:00:00Z',
    contractSigners: [
      {
        role: 'landlord',
        fullName: 'Rosa Gil',
        typedName: 'Rosa Gil',
        signedAt: '2026-11-22T15:00:00Z',
        consentVersion: 'firma-2026-11',
        ipAddress: '190.80.1.2',
        userAgent: `Mozilla/5.0 ${'x'.repeat(300)}`,
        refusedAt: null,
      },
      { role: 'tenant', fullName: 'Ana Núñez 名', ...unsigned, userAgent: null, refusedAt: null },
    ],
  };

  it('gives the same bytes for the same version, and a translation to a reader of English', async () => {
    const [es, again, en] = [
      await renderContract(contract, 'es'),
      await renderContract(contract, 'es'),
      await renderContract(contract, 'en'),
    ];
    expect(Buffer.from(es).equals(Buffer.from(again))).toBe(true);
    expect(Buffer.from(es.slice(0, 5)).toString()).toBe('%PDF-');
    expect(en.length).toBeGreaterThan(es.length);
  });

  it('is not made of a body that is none', async () => {
    await expect(renderContract({ ...contract, body: '{"es":[]}' }, 'es')).rejects.toThrow();
  });
});
