import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  exchangeDifference,
  exchangedMinor,
  isNearRate,
  otherCurrency,
  receivedPart,
} from '#src/domain/books/exchange.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { useDatabase } from '#tests/support/database.ts';

// The domain and the database change money each on its own; here they must agree to the cent.
const CASES = 2_000;

const database = useDatabase();

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const cases = fc.sample(
  fc.record({
    given: amount,
    taken: amount,
    currency: fc.constantFrom(...currencyCodes),
    base: fc.constantFrom(...currencyCodes),
    rate: fc.integer({ min: 20_000_000, max: 99_999_999 }).map((millionths) => millionths / 1_000_000),
  }),
  { numRuns: CASES },
);

it('an exchange, its difference and a part of it are the same', async () => {
  const rows = await database.sql<
    { exchanged: number; difference: number; part: number; is_near: boolean }[]
  >`
    select private.exchanged_minor(c.given, c.currency, c.rate)::float8 as exchanged,
      private.exchange_difference(c.base, c.currency, c.given, c.taken, c.rate)::float8 as difference,
      private.received_part(c.taken, c.given, c.given / 3)::float8 as part,
      abs(c.taken - private.exchanged_minor(c.given, c.currency, c.rate)) * 10
        <= private.exchanged_minor(c.given, c.currency, c.rate) as is_near
    from jsonb_to_recordset(${database.sql.json(cases.map((one, n) => ({ ...one, n })))}) as c
      (given bigint, taken bigint, currency public.currency_code, base public.currency_code, rate numeric, n bigint)
    order by c.n`;
  const own = cases.map(({ given, taken, currency, base, rate }) => {
    const exchanged = exchangedMinor(given, currency, rate);
    return {
      exchanged,
      difference: exchangeDifference({
        fromCurrency: currency,
        fromMinor: given,
        toMinor: taken,
        rate,
        base,
      }),
      part: receivedPart(taken, given, Math.floor(given / 3)),
      is_near: isNearRate(taken, exchanged),
    };
  });
  expect([...rows]).toEqual(own);
  expect(otherCurrency('DOP')).toBe('USD');
});
