// Made-up tenants and how they pay. It knows nothing of the factors: people have a salary day, habits, lean times after an
// unexpected cost, and a rent that is raised once a year; what they do follows from those.
import { addDays, addMonths, type IsoDate } from '../../../foundation/dates.ts';
import { normal, numbers } from '../rent-histories.test-support.ts';
import type { PaymentRecord, RentDue, RentPaid } from './payment-record.ts';

/** One lease of `months` months. */
export function paymentHistory(seed: number, months: number): PaymentRecord {
  const draw = numbers(seed * 104_729 + 31);
  const startsOn: IsoDate = addMonths('2019-01-01', Math.floor(draw() * 36));
  let rent = Math.round(800_000 + 4_000_000 * draw());
  const isAutomatic = draw() < 0.25;
  const carelessness = draw() ** 2.5;
  const cushionMonths = 2 * draw() ** 1.5;
  let cushion = cushionMonths;
  const dues: RentDue[] = [];
  const payments: RentPaid[] = [];
  const raisedOn: IsoDate[] = [];
  for (let month = 0; month < months; month += 1) {
    const dueOn = addMonths(startsOn, month);
    if (month > 0 && month % 12 === 0 && draw() < 0.8) {
      rent = Math.round(rent * (1.04 + 0.06 * draw()));
      raisedOn.push(dueOn);
      cushion -= 0.35;
    }
    dues.push({ dueOn, amountMinor: rent });
    cushion = Math.min(cushionMonths, cushion + 0.18);
    if (draw() < 0.07) cushion -= 0.4 + 0.9 * draw();
    if (cushion < 0) {
      // Half of it comes with the first salary, the rest when there is money again.
      const half = Math.round(rent * (0.4 + 0.2 * draw()));
      const first = addDays(dueOn, Math.round(4 + 8 * draw()));
      payments.push({ paidOn: first, amountMinor: half, isAutomatic: false });
      payments.push({
        paidOn: addDays(first, Math.round(5 + 25 * draw())),
        amountMinor: rent - half,
        isAutomatic: false,
      });
      continue;
    }
    const forgets = !isAutomatic && draw() < 0.02 + 0.6 * carelessness;
    const delay = isAutomatic ? 0 : Math.round(-2 + 1.5 * normal(draw) + (forgets ? 5 + 14 * draw() : 0));
    payments.push({ paidOn: addDays(dueOn, delay), amountMinor: rent, isAutomatic });
  }
  return { startsOn, dues, payments, raisedOn };
}
