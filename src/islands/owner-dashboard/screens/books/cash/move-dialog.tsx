import { useQuery } from '@tanstack/react-query';
import { moveCash } from '#src/data/books/cash/mutations.ts';
import { cashQueries, type NamedCashAccount } from '#src/data/books/cash/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { accountFor, type CashGap, usualAccountId } from '#src/domain/books/cash-accounts.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { CurrencyField } from '#src/islands/owner-dashboard/currency-field.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { cashKeys } from './cash-keys.ts';
import { cashOption } from './use-cash-choice.ts';
import { useMoneyAction } from './use-money-action.ts';

interface Draft {
  readonly from: string;
  readonly to: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number | null;
  readonly movedOn: string;
  readonly propertyId: string;
  readonly memo: string;
}

interface MoveDialogProps {
  /** What is missing somewhere fills the form. */
  gap: CashGap | null;
  onClose: () => void;
}

/** Moves money from one cash account to another. */
export function MoveDialog({ gap, onClose }: MoveDialogProps) {
  const { cash: text } = useText('ownerMoney');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const today = useToday();
  const { data } = useQuery(cashQueries.accounts(organizationId));
  const accounts = (data?.accounts ?? []).filter(({ isActive }) => isActive);
  const [draft, change] = useDraft<Draft>({
    from: '',
    to: '',
    currency: gap?.currency ?? defaultCurrency,
    amountMinor: gap?.missingMinor || null,
    movedOn: today,
    propertyId: '',
    memo: '',
  });
  const action = useMoneyAction({
    mutationFn: moveCash,
    invalidates: cashKeys,
    toast: text.move.done,
    onDone: onClose,
  });
  const from =
    draft.from || (data && ownAccountId(accounts, usualAccountId(accounts, data.usual, 'payments'))) || '';
  const to = draft.to || (data && accountFor(accounts, data.usual, gap?.heldFor ?? 'deposits')) || '';
  const filled = { ...draft, from, to };
  const { amountMinor, currency, movedOn, propertyId, memo } = draft;
  const isGood = (amountMinor ?? 0) > 0 && isDay(movedOn, today) && from !== to;
  return (
    <ActionDialog
      title={text.move.title}
      submitLabel={text.move.submit}
      size="wide"
      action={action}
      isDisabled={!data}
      onClose={onClose}
      input={
        isGood && amountMinor !== null
          ? {
              ...{ organizationId, fromAccountId: from, toAccountId: to },
              ...{ currency, amountMinor, movedOn, memo, propertyId: propertyId || null },
            }
          : null
      }
    >
      <Fields draft={filled} accounts={accounts} today={today} onChange={change} />
    </ActionDialog>
  );
}

const isDay = (day: string, today: string) => isIsoDate(day) && day <= today;

/** What is missing elsewhere usually stands in an account of one's own. */
function ownAccountId(
  accounts: readonly NamedCashAccount[],
  usualId: string | undefined,
): string | undefined {
  const own = accounts.filter(({ heldFor }) => heldFor === 'own');
  return (own.find(({ id }) => id === usualId) ?? own[0])?.id;
}

interface FieldsProps {
  draft: Draft;
  accounts: readonly NamedCashAccount[];
  today: string;
  onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, accounts, today, onChange }: FieldsProps) {
  const words = useText('ownerMoney');
  const { move: text } = words.cash;
  const { states } = useText('common');
  const options = accounts.map((account) => cashOption(account, words));
  const isOfOwners = accounts.some(
    ({ id, heldFor }) => heldFor === 'owners' && (id === draft.from || id === draft.to),
  );
  const isAmountMissing = (draft.amountMinor ?? 0) <= 0;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.from}
        value={draft.from}
        options={options}
        column={['account_id', 'from_account_id']}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <SelectField
        label={text.to}
        value={draft.to}
        options={options}
        error={draft.from === draft.to ? text.same : undefined}
        column="to_account_id"
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <CurrencyField
        label={words.cash.currency}
        value={draft.currency}
        onChange={(currency) => onChange({ currency })}
      />
      <MoneyField
        label={text.amount}
        currency={draft.currency}
        value={draft.amountMinor}
        error={isAmountMissing ? text.amountMissing : undefined}
        column="amount_minor"
        onChange={(amountMinor) => onChange({ amountMinor })}
      />
      <DateField
        label={text.movedOn}
        value={draft.movedOn}
        max={today}
        error={!isDay(draft.movedOn, today) ? text.dateInvalid : undefined}
        onChange={({ target }) => onChange({ movedOn: target.value })}
      />
      {isOfOwners ? (
        <PropertyField value={draft.propertyId} onChange={(propertyId) => onChange({ propertyId })} />
      ) : null}
      <TextField
        label={text.memo}
        optional={states.optional}
        maxLength={200}
        value={draft.memo}
        onChange={({ target }) => onChange({ memo: target.value })}
      />
    </div>
  );
}

function PropertyField({ value, onChange }: { value: string; onChange: (propertyId: string) => void }) {
  const { move: text } = useText('ownerMoney').cash;
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <SelectField
      label={text.property}
      hint={text.propertyHint}
      value={value}
      placeholder={text.noProperty}
      options={(properties.data ?? []).map(({ id: propertyId, name }) => ({
        value: propertyId,
        label: name,
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
