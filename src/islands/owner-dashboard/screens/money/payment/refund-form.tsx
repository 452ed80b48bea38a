import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import type { RefundState } from '#src/data/money/refunds/queries.ts';
import { receivedPart } from '#src/domain/books/exchange.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { CorrectionDay, isCorrectionDay } from './correction-day.tsx';

const LONGEST_REASON = 300;
const LONGEST_REFERENCE = 120;

export interface RefundValues {
  readonly way: 'card' | 'hand';
  readonly amountMinor: number;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly reason: string;
  /** On which day it was given back by hand. */
  readonly on: string;
}

interface RefundFormProps {
  payment: PaymentDetails;
  state: RefundState;
  /** The card's last digits, empty when unknown; null where it cannot go back to a card. */
  card: string | null;
  methods: readonly PaymentMethod[];
  action: Action<RefundValues, unknown>;
}

/** How much, which way and why. */
export function RefundForm({ payment, state, card, methods, action }: RefundFormProps) {
  const { refund: text } = useText('ownerCards');
  const language = useLanguage();
  const today = useToday();
  const [values, set] = useDraft<RefundValues>({
    way: card === null ? 'hand' : 'card',
    amountMinor: state.leftMinor,
    method: 'transfer',
    reference: '',
    reason: '',
    on: today,
  });
  const money = (minor: number) => formatMoney(minor, payment.currency, language);
  const isAmountWrong = values.amountMinor <= 0 || values.amountMinor > state.leftMinor;
  const isDayGood = values.way === 'card' || isCorrectionDay(values.on, today);
  const isReasonMissing = values.reason.trim() === '';
  return (
    <ActionForm
      action={action}
      input={
        !isAmountWrong && !isReasonMissing && isDayGood ? { ...values, reason: values.reason.trim() } : null
      }
    >
      <p className="text-secondary">{text.text}</p>
      <MoneyField
        label={text.amount}
        hint={text.left({ amount: money(state.leftMinor) })}
        currency={payment.currency}
        value={values.amountMinor === 0 ? null : values.amountMinor}
        onChange={(amount) => set({ amountMinor: amount ?? 0 })}
        error={isAmountWrong ? text.amountWrong : undefined}
      />
      <GoesBack payment={payment} state={state} amountMinor={isAmountWrong ? 0 : values.amountMinor} />
      <WayFields values={values} card={card} methods={methods} onChange={set} />
      {values.way === 'hand' ? <CorrectionDay value={values.on} onChange={(on) => set({ on })} /> : null}
      <TextArea
        label={text.reason}
        value={values.reason}
        maxLength={LONGEST_REASON}
        onChange={(event) => set({ reason: event.target.value })}
        error={isReasonMissing ? text.reasonMissing : undefined}
      />
      {state.feeMinor > 0 ? <Notice>{text.feeStays({ amount: money(state.feeMinor) })}</Notice> : null}
    </ActionForm>
  );
}

/** Of what came in the other currency, that goes back, at its own rate. */
function GoesBack({
  payment,
  state,
  amountMinor,
}: Pick<RefundFormProps, 'payment' | 'state'> & { amountMinor: number }) {
  const { exchange } = useText('ownerMoney').cash;
  const language = useLanguage();
  const { receivedCurrency: currency, receivedMinor: received, amountMinor: whole } = payment;
  if (currency === null || received === null || amountMinor === 0) return null;
  const before = whole - state.leftMinor;
  const part = receivedPart(received, whole, before + amountMinor) - receivedPart(received, whole, before);
  return <Notice>{exchange.goesBack({ amount: formatMoney(part, currency, language) })}</Notice>;
}

interface WayFieldsProps extends Pick<RefundFormProps, 'card' | 'methods'> {
  values: RefundValues;
  onChange: (change: Partial<RefundValues>) => void;
}

function WayFields({ values, card, methods, onChange }: WayFieldsProps) {
  const { refund: text } = useText('ownerCards');
  const { enums, states } = useText('common');
  return (
    <>
      {card === null ? null : (
        <ChoiceGroup
          label={text.how}
          value={values.way}
          choices={[
            { value: 'card', label: text.toCard({ card: card ? ` •••• ${card}` : '' }) },
            { value: 'hand', label: text.byHand },
          ]}
          onChange={(event) => onChange({ way: event.target.value === 'card' ? 'card' : 'hand' })}
        />
      )}
      {values.way === 'hand' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={text.method}
            value={values.method}
            options={methods.map((value) => ({ value, label: enums.paymentMethod[value] }))}
            onChange={(event) =>
              onChange({ method: methods.find((value) => value === event.target.value) ?? 'transfer' })
            }
          />
          <TextField
            label={text.reference}
            optional={states.optional}
            maxLength={LONGEST_REFERENCE}
            value={values.reference}
            onChange={(event) => onChange({ reference: event.target.value })}
          />
        </div>
      ) : null}
    </>
  );
}
