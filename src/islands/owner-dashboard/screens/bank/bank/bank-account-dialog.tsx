import { useQuery } from '@tanstack/react-query';
import { createBankAccount } from '#src/data/bank/mutations.ts';
import { bankQueries } from '#src/data/bank/queries.ts';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { isIsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { useCashAccounts } from '#src/islands/owner-dashboard/screens/expenses/bills/use-cash-accounts.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface Draft {
  readonly name: string;
  readonly bankName: string;
  readonly lastFour: string;
  readonly currency: CurrencyCode;
  readonly accountId: string;
  readonly openingOn: string;
  readonly openingMinor: number | null;
}

interface Problems {
  name?: 'nameMissing';
  lastFour?: 'digitsInvalid';
  openingOn?: 'dayInvalid';
  openingMinor?: 'amountInvalid';
}

function problemsOf(draft: Draft, today: string): Problems {
  const problems: Problems = {};
  if (draft.name.trim() === '') problems.name = 'nameMissing';
  if (!/^(\d{4})?$/.test(draft.lastFour)) problems.lastFour = 'digitsInvalid';
  if (!isIsoDate(draft.openingOn) || draft.openingOn > today) problems.openingOn = 'dayInvalid';
  if (draft.openingMinor === null) problems.openingMinor = 'amountInvalid';
  return problems;
}

interface BankAccountDialogProps {
  onClose: () => void;
  onSaved: (bankAccountId: string) => void;
}

/** A new account at a bank, with the balance that its statements begin from. */
export function BankAccountDialog({ onClose, onSaved }: BankAccountDialogProps) {
  const { account: text } = useText('ownerBank');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const today = useToday();
  const accounts = useCashAccounts(useQuery(journalQueries.accounts(organizationId)).data);
  const [draft, change] = useDraft<Draft>({
    name: '',
    bankName: '',
    lastFour: '',
    currency: defaultCurrency,
    accountId: '',
    openingOn: startOfMonth(today),
    openingMinor: 0,
  });
  const action = useAction({
    mutationFn: createBankAccount,
    invalidates: [bankQueries.all],
    toast: text.done,
    errorTexts: { already_exists: text.nameTaken },
    onDone: onSaved,
  });
  const accountId = draft.accountId || accounts[0]?.value || '';
  const problems = problemsOf(draft, today);
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={action}
      isDisabled={accountId === ''}
      onClose={onClose}
      input={
        Object.keys(problems).length > 0
          ? null
          : { ...draft, organizationId, accountId, openingMinor: draft.openingMinor ?? 0 }
      }
    >
      <Fields draft={{ ...draft, accountId }} accounts={accounts} problems={problems} onChange={change} />
    </ActionDialog>
  );
}

interface FieldsProps {
  draft: Draft;
  accounts: readonly { value: string; label: string }[];
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, accounts, problems, onChange }: FieldsProps) {
  const { account: text } = useText('ownerBank');
  const { enums, states } = useText('common');
  const said = (name: keyof Problems) => (problems[name] ? text[problems[name]] : undefined);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={text.name}
          hint={text.nameHint}
          autoFocus
          maxLength={80}
          value={draft.name}
          error={said('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <TextField
        label={text.bankName}
        optional={states.optional}
        maxLength={80}
        value={draft.bankName}
        onChange={({ target }) => onChange({ bankName: target.value })}
      />
      <TextField
        label={text.lastFour}
        optional={states.optional}
        inputMode="numeric"
        maxLength={4}
        value={draft.lastFour}
        error={said('lastFour')}
        onChange={({ target }) => onChange({ lastFour: target.value })}
      />
      <SelectField
        label={text.currency}
        value={draft.currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        onChange={({ target }) => onChange({ currency: target.value as CurrencyCode })}
      />
      <SelectField
        label={text.cash}
        value={draft.accountId}
        options={accounts}
        onChange={({ target }) => onChange({ accountId: target.value })}
      />
      <DateField
        label={text.openingOn}
        value={draft.openingOn}
        error={said('openingOn')}
        onChange={({ target }) => onChange({ openingOn: target.value })}
      />
      <MoneyField
        label={text.openingMinor}
        currency={draft.currency}
        value={draft.openingMinor}
        error={said('openingMinor')}
        onChange={(openingMinor) => onChange({ openingMinor })}
      />
    </div>
  );
}
