import { describe, expect, it } from 'vitest';
import { agreedNames, agreedTerms } from './rules/agreed-terms.ts';

const check = (path: string, text: string) => agreedTerms([{ path, text }]);

describe('agreed terms', () => {
  const es = (text: string) => check('src/i18n/dictionaries/foundation/tenant.es.ts', text);
  const en = (text: string) => check('src/content/faq/en.yaml', text);

  it.each([
    "a: 'El pago se revirtió'",
    "a: 'Caben 120 letras.'",
    "a: 'Esos días ya están cobrados.'",
    "a: 'Saldo inicial'",
    "a: 'Aviso nuevo'",
    "a: 'Nada se asienta.'",
    "a: 'Anótelo aquí.'",
    "a: 'Nueva solicitud de mantenimiento'",
    "a: 'El dueño de la propiedad'",
    "a: 'Cambiar función'",
  ])('finds %s', (text) => expect(es(text)).toHaveLength(1));

  it.each([
    "a: 'Antigüedad de saldos'",
    "a: 'Saldo a favor'",
    "a: 'Cargando página...'",
    "a: 'Tiene un mensaje nuevo.'",
    "a: 'Este asiento ya fue reversado.'",
  ])('takes %s', (text) => expect(es(text)).toEqual([]));

  it.each([
    'answer: "By cheque."',
    'answer: "100 % of it"',
    'answer: "Write your name."',
    'answer: "Nobody pays by itself."',
    'answer: "36 units let"',
    'answer: "The entry is taken back."',
    'answer: "An e-mail goes out."',
    'answer: "A receipt was given out."',
  ])('finds %s', (text) => expect(en(text)).toHaveLength(1));

  it('finds English terms in mails, whose files have both languages', () => {
    const mail = "en: 'Paid in instalments', es: 'Pague con cheque'";
    expect(check('src/edge/mail/templates/plans.ts', mail)).toHaveLength(1);
  });

  it('takes keys, inserted values and what is agreed', () => {
    const inserted = '`Reversado $' + '{p.revertido}`';
    expect(es(`cheque: 'Cheque', revertido: (p) => ${inserted}`)).toEqual([]);
    expect(en('answer: "By check, 100%. Write a message, or let your landlord know."')).toEqual([]);
    const code = "cheque: 'Check', paid: (p: { cheque: string }) => 'Paid'";
    expect(check('src/i18n/dictionaries/foundation/enums.en.ts', code)).toEqual([]);
  });
});

describe('agreed names', () => {
  const names = (path: string, text: string) => agreedNames([{ path, text }]);

  it.each([
    ['src/islands/a.tsx', 'const leaseDeeds = 1;'],
    ['src/data/a.ts', '// A deed that was sent.'],
    ['tests/e2e/a.spec.ts', "import { useSettled } from '#src/islands/shell/use-settled.ts';"],
    ['src/islands/shell/taken-over.ts', 'const a = 1;'],
    ['supabase/schemas/people/tables/a.sql', 'create table public.seat_signals ('],
    ['src/data/a.ts', 'const columns = "id, isLet";'],
  ])('finds what %s says', (path, text) => expect(names(path, text).length).toBeGreaterThan(0));

  it.each([
    ['src/data/a.ts', 'const indeed = leaseActions;'],
    ['tests/db/a.test.ts', 'select private.day_of_deed()'],
    ['supabase/schemas/a.sql', '-- a deed'],
  ])('takes what %s says', (path, text) => expect(names(path, text)).toEqual([]));
});
