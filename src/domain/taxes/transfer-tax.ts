import { daysBetween, type IsoDate } from '../foundation/dates.ts';
import { percentOfMinor } from '../foundation/money.ts';
import { TAX_RULES, type TaxRule, taxRule } from './tax-rules.ts';

/** A line of a bank statement; below zero where money went out. */
interface StatementLine {
  readonly id: string;
  readonly occurredOn: IsoDate;
  readonly amountMinor: number;
  readonly reference: string;
}

/** A line that is the tax on the check or transfer of another. */
export interface TransferTax<Line extends StatementLine = StatementLine> {
  readonly of: Line;
  readonly basisPoints: number;
}

/** Banks take the tax on the day of the payment, or when they next close their books. */
const MAX_DAYS_AFTER = 4;
/** Some round to the centavo, some cut. */
const ROUNDING_MINOR = 1;

/**
 * Which lines come to the tax on checks and electronic transfers (Código Tributario art. 382) of another line, by the rate of
 * their day. It is a likeness of amounts alone: a suggestion for somebody to look at.
 */
export function findTransferTaxes<Line extends StatementLine>(
  lines: readonly Line[],
  rules: readonly TaxRule[] = TAX_RULES,
): ReadonlyMap<string, TransferTax<Line>> {
  const paid = lines.filter(({ amountMinor }) => amountMinor < 0);
  const found = new Map<string, TransferTax<Line>>();
  for (const line of paid) {
    const basisPoints = taxRule('transfer_tax_basis_points', line.occurredOn, rules)?.value ?? 0;
    const [of] = paid
      .filter((other) => isTaxOn(line, other, basisPoints))
      .toSorted(
        (a, b) =>
          daysBetween(a.occurredOn, line.occurredOn) - daysBetween(b.occurredOn, line.occurredOn) ||
          Number(b.reference === line.reference) - Number(a.reference === line.reference),
      );
    if (of) found.set(line.id, { of, basisPoints });
  }
  return found;
}

function isTaxOn(line: StatementLine, other: StatementLine, basisPoints: number): boolean {
  const days = daysBetween(other.occurredOn, line.occurredOn);
  if (other.id === line.id || days < 0 || days > MAX_DAYS_AFTER) return false;
  const dueMinor = percentOfMinor(-other.amountMinor, basisPoints);
  // On some centavos the rounding would be all of the tax.
  return dueMinor > ROUNDING_MINOR && Math.abs(dueMinor + line.amountMinor) <= ROUNDING_MINOR;
}
