import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planRoll } from './plan.ts';
import { identitiesIn, namesIn } from './tenants.ts';
import { amountIn, dayIn, dueDayIn } from './values.ts';

// What is written is made by other means than what reads it: the platform's own writing of numbers and days.

const minor = fc.integer({ min: 0, max: 99_999_999_999 });
const written = (value: number, locale: string, least: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(
    value / 100,
  );

it('an amount is read however it is written where it can mean one thing', () => {
  const forms = fc.constantFrom(
    (value: number) => `RD$ ${written(value, 'en-US', 2)}`,
    (value: number) => `RD$${written(value, 'es-DO', 2)}`,
    (value: number) => `${written(value, 'en-US', 2)} pesos`,
    (value: number) => `$${written(value, 'en-US', 2)} / mes`,
    (value: number) => (value / 100).toFixed(2),
  );
  fc.assert(
    fc.property(minor, forms, (value, form) => {
      expect(amountIn(form(value), 'DOP', null)).toBe(value);
      expect(amountIn(`-${form(value)}`, 'DOP', null)).toBe(value === 0 ? 0 : -value);
      expect(amountIn(`(${form(value)})`, 'DOP', null)).toBe(value === 0 ? 0 : -value);
    }),
  );
});

it('a comma before decimals is read where the column has one, and thousands alone are never guessed', () => {
  fc.assert(
    fc.property(minor, (value) => {
      expect(amountIn(written(value, 'de-DE', 2), 'DOP', ',')).toBe(value);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (thousands) => {
      const text = `${thousands}.000`;
      expect(amountIn(text, 'DOP', null)).toMatchObject({ fault: 'amount_two_ways' });
      expect(amountIn(text, 'DOP', ',')).toBe(thousands * 100_000);
    }),
  );
});

it('an amount of another currency than its row is refused', () => {
  fc.assert(
    fc.property(minor, (value) => {
      expect(amountIn(`US$ ${written(value, 'en-US', 2)}`, 'DOP', null)).toMatchObject({ fault: 'currency' });
    }),
  );
});

const day = fc.date({ min: new Date('1990-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });
it('a day is read however it is written', () => {
  const as = (date: Date, locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
      expect(dayIn(as(date, 'en-GB', numeric), 'dmy')).toBe(iso);
      expect(dayIn(as(date, 'en-US', numeric), 'mdy')).toBe(iso);
      expect(dayIn(as(date, 'es-DO', { day: 'numeric', month: 'long', year: 'numeric' }), 'mdy')).toBe(iso);
      expect(dayIn(as(date, 'en-US', { day: 'numeric', month: 'short', year: 'numeric' }), 'dmy')).toBe(iso);
      const serial = Math.floor(date.getTime() / 86_400_000) + 25_569;
      expect(dayIn(String(serial), 'dmy')).toBe(iso);
    }),
  );
});

it('the order of days is taken from a day that tells it, and asked where none does', () => {
  const answers = {
    usual: { property_type: 'casa', province: 'Azua', municipality: 'Azua', due_day: '1', ends_on: '12' },
    chargedFrom: '2026-12-01',
    ...{ dateOrder: null, thousands: null, joined: null, sameName: null, pastLeases: null },
  } as const;
  const two = (value: number) => String(value).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.integer({ min: 1, max: 28 }), month: fc.integer({ min: 1, max: 12 }) }), {
        minLength: 1,
        maxLength: 12,
      }),
      (days) => {
        const body = days.map(({ day: number, month }, at) => ({
          line: at + 2,
          cells: ['Casa', String(at), `Persona ${at}`, '1000', `${two(number)}/${two(month)}/2026`],
        }));
        const head = ['Propiedad', 'Unidad', 'Inquilino', 'Alquiler', 'Inicio'];
        const mapping = ['property', 'unit', 'tenant', 'rent', 'starts_on'] as const;
        const { questions, files } = planRoll({ head, body, mapping, edits: new Map() }, answers, {
          currency: 'DOP',
          today: '2026-01-01',
          here: new Map(),
        });
        const isSaid = days.some(({ day: number }) => number > 12);
        const isOpen = !isSaid && days.some(({ day: number, month }) => number !== month);
        expect(questions.some(({ question }) => question === 'date_order')).toBe(isOpen);
        if (!isOpen)
          expect(files.leases.map(({ starts_on }) => starts_on)).toEqual(
            days.map(({ day: number, month }) => `2026-${two(month)}-${two(number)}`),
          );
      },
    ),
  );
});

/** Luhn by the table of doubled digits, from the right. */
const withCheckDigit = (ten: string) => {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...ten].reduce(
    (total, digit, at) => total + (at % 2 === 1 ? (doubled[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return `${ten}${(10 - (sum % 10)) % 10}`;
};

it('a document is read with and without its signs, and one that lost its zeros is no other', () => {
  const ten = fc.stringMatching(/^[0-9]{10}$/);
  fc.assert(
    fc.property(ten, (digits) => {
      const cedula = withCheckDigit(digits);
      const form = `${cedula.slice(0, 3)}-${cedula.slice(3, 10)}-${cedula.slice(10)}`;
      const known = [{ type: 'cedula', number: cedula, isSuspicious: false }];
      expect(identitiesIn(cedula, null)).toEqual(known);
      expect(identitiesIn(`Cédula: ${form}`, null)).toEqual(known);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{7}$/), (digits) => {
      const cedula = withCheckDigit(`00${digits}`);
      const read = identitiesIn(cedula.slice(2), null);
      expect(read).not.toMatchObject([{ type: 'cedula' }]);
      expect(read).not.toMatchObject([{ isSuspicious: true }]);
    }),
  );
});

it('names are kept whole, and due days are days of every month', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/);
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(';', ' / ', '\n'),
      (names, sign) => {
        expect(namesIn(names.join(sign), false)).toEqual(names);
        expect(namesIn(names.join(' y '), true)).toEqual(names);
        expect(namesIn(names.join(' y '), false)).toEqual([names.join(' y ')]);
      },
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (value) => {
      const read = dueDayIn(`los ${value} de cada mes`);
      if (value >= 1 && value <= 28) expect(read).toBe(value);
      else expect(read).toMatchObject({ fault: 'due_day' });
    }),
  );
});
