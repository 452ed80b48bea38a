import type { ReactNode } from 'react';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { OptionalMoneyField } from './optional-fields.tsx';

/** Above which amount somebody else decides, in minor units; null where nobody needs to, NaN while it is no amount. */
export type Limits = Readonly<Record<CurrencyCode, number | null>>;

interface LimitRow {
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

export function limitsOf(rows: readonly LimitRow[]): Limits {
  const of = (currency: CurrencyCode) => rows.find((row) => row.currency === currency)?.amountMinor ?? null;
  return { DOP: of('DOP'), USD: of('USD') };
}

/** The currencies whose limit is another than it was. */
export const changedLimits = (wanted: Limits, known: Limits): CurrencyCode[] =>
  currencyCodes.filter((currency) => wanted[currency] !== known[currency]);

const isOdd = (limits: Limits, currency: CurrencyCode) => Number.isNaN(limits[currency]);

/** Whether something that was typed is no amount. */
export const hasOddLimit = (limits: Limits): boolean =>
  currencyCodes.some((currency) => isOdd(limits, currency));

interface LimitFieldsProps {
  text: { readonly limit: (p: { currency: CurrencyCode }) => string; readonly invalid: string };
  /** Fields begin anew with another. */
  of?: string;
  typed: Limits;
  onChange: (change: (known: Limits) => Limits) => void;
}

/** A limit for each currency; empty is none. */
export function LimitFields({ text, of = '', typed, onChange }: LimitFieldsProps) {
  const { states } = useText('common');
  return currencyCodes.map((currency) => (
    <OptionalMoneyField
      key={`${of} ${currency}`}
      label={text.limit({ currency })}
      currency={currency}
      optional={states.optional}
      value={typed[currency]}
      error={isOdd(typed, currency) ? text.invalid : undefined}
      onChange={(amountMinor) => onChange((known) => ({ ...known, [currency]: amountMinor }))}
    />
  ));
}

interface LimitsFrameProps {
  title: string;
  /** Who may not change them only closes it. */
  canChange: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around limits: owners change them, others see them. */
export function LimitsFrame({ title, canChange, onClose, children }: LimitsFrameProps) {
  const { actions } = useText('common');
  return canChange ? (
    <ActionDialog title={title} onClose={onClose}>
      {children}
    </ActionDialog>
  ) : (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={actions.close}>
      {children}
    </Dialog>
  );
}
