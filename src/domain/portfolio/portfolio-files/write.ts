import { addDays } from '#src/domain/foundation/dates.ts';
import { byCode } from '#src/domain/foundation/text-order.ts';
import { LIST_SEPARATOR } from './columns.ts';

type Text = string | null;

/** Minor units as "25000.00"; empty for none. */
export const amountText = (minor: number | null): string => (minor === null ? '' : (minor / 100).toFixed(2));
/** What stands open, as `amountText`; empty where nothing does. */
export const openText = (minor: number | null): string => (minor === 0 ? '' : amountText(minor));
/** Basis points as a percentage: 525 is "5.25". */
export const percentText = (points: number | null): string => (points === null ? '' : String(points / 100));
export const flagText = (isSo: boolean): string => (isSo ? 'yes' : 'no');
export const listText = (values: readonly string[]): string => values.join(LIST_SEPARATOR);

/** The rents of a lease: the amount alone where it never changes, else each with its first day. */
export function rentsText(
  steps: readonly { readonly starts_on: string; readonly rent_minor: number }[],
  startsOn: string,
): string {
  const [only] = steps;
  if (only && steps.length === 1 && only.starts_on === startsOn) return amountText(only.rent_minor);
  return listText(
    steps
      .toSorted((a, b) => byCode(a.starts_on, b.starts_on))
      .map((step) => `${step.starts_on} ${amountText(step.rent_minor)}`),
  );
}

/** The first day whose rent has not been charged: where other books go on. */
export function chargedFrom(billFrom: string, chargedThrough: Text): string {
  const next = chargedThrough === null ? billFrom : addDays(chargedThrough, 1);
  return next > billFrom ? next : billFrom;
}
