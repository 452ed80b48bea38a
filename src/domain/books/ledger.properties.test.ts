import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeKinds, currencyCodes } from '../foundation/enums.ts';
import { money } from '../foundation/money.ts';
import { allocatePayment, type OpenCharge } from '../money/allocation.ts';
import {
  accountBalance,
  chargeEntry,
  creditApplicationEntry,
  isBalanced,
  paymentEntry,
  reversalOf,
} from './ledger.ts';

const currencies = fc.constantFrom(...currencyCodes);
const positive = fc.integer({ min: 1, max: 1_000_000_000 });

const chargeEntries = fc
  .record({
    kind: fc.constantFrom(...chargeKinds),
    amountMinor: positive,
    currency: currencies,
  })
  .map(({ kind, amountMinor, currency }) => chargeEntry({ kind, amount: money(amountMinor, currency) }));

const paymentEntries = fc
  .record({ paid: positive, outstanding: fc.array(positive, { maxLength: 6 }), currency: currencies })
  .map(({ paid, outstanding, currency }) => {
    const charges = outstanding.map((outstandingMinor, index): OpenCharge => {
      return {
        id: `charge-${index}`,
        kind: 'rent',
        dueOn: '2026-03-01',
        currency,
        outstandingMinor,
        postingNumber: index,
      };
    });
    const amount = money(paid, currency);
    return paymentEntry({ amount, allocations: allocatePayment(amount, charges).allocations });
  });

const creditEntries = fc
  .record({ applied: fc.array(positive, { minLength: 1, maxLength: 6 }), currency: currencies })
  .map(({ applied, currency }) => {
    const allocations = applied.map((amountMinor, index) => ({ chargeId: `charge-${index}`, amountMinor }));
    return creditApplicationEntry(currency, allocations);
  });

const entries = fc.oneof(chargeEntries, paymentEntries, creditEntries);

describe('any entry', () => {
  it('sums to zero', () => {
    fc.assert(fc.property(entries, isBalanced));
  });

  it('has a reversal that is balanced and with it leaves every account as it was', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const reversal = reversalOf(entry);
        expect(isBalanced(reversal)).toBe(true);
        for (const { account, currency } of entry.lines) {
          expect(accountBalance([entry, reversal], account, currency)).toBe(0);
        }
      }),
    );
  });

  it('is given back, line by line, by the reversal of its reversal', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(reversalOf(reversalOf(entry)).lines).toEqual(entry.lines);
      }),
    );
  });
});
