import type { CurrencyCode } from '../foundation/enums.ts';
import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';

/**
 * A portfolio and what is assumed about it. Amounts are minor units of `currency`; names end in the unit:
 * hundredths (250 = 2.50) and basis points (100 = 1 %). All are integers of zero or more.
 */
export interface Portfolio {
  readonly currency: CurrencyCode;
  readonly propertyCount: number;
  readonly unitsPerProperty: number;
  /** Average rent of one unit in a month. */
  readonly rentMinor: number;
  /** Hours of management in a week. */
  readonly hoursHundredths: number;
  /** What an hour of that work is worth. */
  readonly hourValueMinor: number;
  /** The part of those hours that a program can touch at all. */
  readonly reachBasisPoints: number;
  /** The share of that part that it saves. */
  readonly timeSavedBasisPoints: number;
  /** Maintenance as a share of a year's rent. */
  readonly maintenanceBasisPoints: number;
  /** The share of maintenance that is saved. */
  readonly maintenanceSavedBasisPoints: number;
  /** How often the tenant of a unit changes in a year. */
  readonly turnoversHundredths: number;
  /** Days by which each vacancy gets shorter. */
  readonly vacancyDaysHundredths: number;
  /** What the software costs in a month, for the whole portfolio. */
  readonly softwareMinor: number;
  /** How far the three effects (time, maintenance, vacancy) may be off, up and down. At most 100 %. */
  readonly uncertaintyBasisPoints: number;
}

/** A figure with what it is when the effects are as weak, or as strong, as the uncertainty allows. */
export interface Estimate {
  readonly point: number;
  readonly low: number;
  readonly high: number;
}

/** What the analyzer answers. Amounts are minor units of `currency`, for a year unless the name says otherwise. */
export interface Analysis {
  readonly currency: CurrencyCode;
  readonly unitCount: number;
  readonly hoursSavedPerWeekHundredths: Estimate;
  readonly timeValueMinor: Estimate;
  readonly maintenanceMinor: Estimate;
  readonly vacancyMinor: Estimate;
  /** Maintenance and vacancy together. */
  readonly costSavingsMinor: Estimate;
  readonly softwareMinor: number;
  readonly netMinor: Estimate;
  /** Net ÷ cost. Null when the software costs nothing: there is then nothing to divide by. */
  readonly roiBasisPoints: Estimate | null;
  /** All that is gained ÷ cost, in hundredths: 250 = the cost comes back 2.5 times. Null as above. */
  readonly paybackHundredths: Estimate | null;
}

const WEEKS = 52n;
const MONTHS = 12n;
const DAYS_OF_RENT_MONTH = 30n;
const WHOLE = 10_000n;
const HUNDRED = 100n;

/**
 * Estimates what a portfolio saves in a year. Each figure is rounded once, a half up; the time value is that of the
 * rounded hours and sums are those of the rounded parts, so that a reader can check them on paper.
 */
export function analyze(portfolio: Portfolio): Analysis {
  const spread = BigInt(portfolio.uncertaintyBasisPoints);
  const point = figuresAt(portfolio, WHOLE);
  const low = figuresAt(portfolio, WHOLE - spread);
  const high = figuresAt(portfolio, WHOLE + spread);
  const estimate = (pick: (figures: Figures) => bigint, toNumber = toAmountMinor): Estimate => ({
    point: toNumber(pick(point)),
    low: toNumber(pick(low)),
    high: toNumber(pick(high)),
  });
  const cost = BigInt(portfolio.softwareMinor) * MONTHS;
  // A ratio to a cost of a few cents may pass what a number holds exactly. It is shown, never reckoned with.
  const perCost = (pick: (figures: Figures) => bigint, scale: bigint): Estimate | null =>
    cost === 0n ? null : estimate((figures) => divideRounded(pick(figures) * scale, cost), Number);
  const total = ({ time, maintenance, vacancy }: Figures) => time + maintenance + vacancy;
  const net = (figures: Figures) => total(figures) - cost;
  return {
    currency: portfolio.currency,
    unitCount: portfolio.propertyCount * portfolio.unitsPerProperty,
    hoursSavedPerWeekHundredths: estimate(({ hours }) => hours),
    timeValueMinor: estimate(({ time }) => time),
    maintenanceMinor: estimate(({ maintenance }) => maintenance),
    vacancyMinor: estimate(({ vacancy }) => vacancy),
    costSavingsMinor: estimate(({ maintenance, vacancy }) => maintenance + vacancy),
    softwareMinor: toAmountMinor(cost),
    netMinor: estimate(net),
    roiBasisPoints: perCost(net, WHOLE),
    paybackHundredths: perCost(total, HUNDRED),
  };
}

interface Figures {
  readonly hours: bigint;
  readonly time: bigint;
  readonly maintenance: bigint;
  readonly vacancy: bigint;
}

/** The figures with each effect multiplied by `strength` (10,000 = as assumed), but no share above the whole. */
function figuresAt(portfolio: Portfolio, strength: bigint): Figures {
  const effect = (value: number) => (BigInt(value) * strength) / WHOLE;
  const share = (basisPoints: number) => (effect(basisPoints) > WHOLE ? WHOLE : effect(basisPoints));
  const units = BigInt(portfolio.propertyCount) * BigInt(portfolio.unitsPerProperty);
  const monthlyRent = units * BigInt(portfolio.rentMinor);
  const hours = divideRounded(
    BigInt(portfolio.hoursHundredths) *
      BigInt(portfolio.reachBasisPoints) *
      share(portfolio.timeSavedBasisPoints),
    WHOLE * WHOLE,
  );
  return {
    hours,
    time: divideRounded(hours * WEEKS * BigInt(portfolio.hourValueMinor), HUNDRED),
    maintenance: divideRounded(
      monthlyRent *
        MONTHS *
        BigInt(portfolio.maintenanceBasisPoints) *
        share(portfolio.maintenanceSavedBasisPoints),
      WHOLE * WHOLE,
    ),
    vacancy: divideRounded(
      monthlyRent * effect(portfolio.vacancyDaysHundredths) * BigInt(portfolio.turnoversHundredths),
      DAYS_OF_RENT_MONTH * HUNDRED * HUNDRED,
    ),
  };
}

/**
 * An amount in the other currency, rounded to its minor unit.
 *
 * @param rateHundredths DOP centavos for one US dollar: 6,000 = RD$60.00. Above zero.
 */
export function convertMinor(
  amountMinor: number,
  from: CurrencyCode,
  to: CurrencyCode,
  rateHundredths: number,
): number {
  if (from === to) return amountMinor;
  const [amount, rate] = [BigInt(amountMinor), BigInt(rateHundredths)];
  return toAmountMinor(
    from === 'DOP' ? divideRounded(amount * HUNDRED, rate) : divideRounded(amount * rate, HUNDRED),
  );
}
