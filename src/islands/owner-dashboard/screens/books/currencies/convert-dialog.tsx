import { useQuery } from '@tanstack/react-query';
import { convertCurrency } from '#src/data/books/currencies/mutations.ts';
import { currencyQueries, type ExchangeRate } from '#src/data/books/currencies/queries.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import { exchangeDifference } from '#src/domain/books/exchange.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { ExchangeDifference } from '../cash/exchange-difference.tsx';
import { useMoneyAction } from '../cash/use-money-action.ts';
import { type ConversionDraft, conversionDraft, conversionOf } from './conversion-draft.ts';
import { ConvertFields } from './convert-fields.tsx';

interface ConvertDialogProps {
  /** Its rate is offered as the reference. */
  latest: ExchangeRate | null;
  onClose: () => void;
}

/** Records cash that was changed into the other currency, with the rate that it is measured by. */
export function ConvertDialog({ latest, onClose }: ConvertDialogProps) {
  const text = useText('ownerBooks').currencies;
  const { id: organizationId, defaultCurrency: base } = useOrganization();
  const today = useToday();
  const chart = useQuery(bookQueries.chart(organizationId));
  const cash = (chart.data ?? []).filter((account) => account.subtype === 'cash' && account.isActive);
  const firstCashId = cash[0]?.id;
  const [draft, change] = useDraft<ConversionDraft>(() => conversionDraft(latest, today));
  const { fromCurrency, fromMinor, toMinor, rate } = draft;
  const isMeasured = fromMinor && toMinor && rate && rate > 0;
  const action = useMoneyAction({
    mutationFn: convertCurrency,
    invalidates: [...moneyKeys, bookQueries.all, currencyQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const conversion = firstCashId === undefined ? null : conversionOf(draft, latest, firstCashId);
  return (
    <ActionDialog
      onClose={onClose}
      title={text.convert}
      submitLabel={text.convert}
      size="wide"
      action={action}
      isDisabled={firstCashId === undefined}
      input={conversion && { organizationId, ...conversion }}
    >
      <p className="text-secondary">{text.convertText}</p>
      <ConvertFields draft={draft} cash={cash} today={today} change={change} />
      {isMeasured ? (
        <ExchangeDifference
          differenceMinor={exchangeDifference({ fromCurrency, fromMinor, toMinor, rate, base })}
          base={base}
        />
      ) : null}
    </ActionDialog>
  );
}
