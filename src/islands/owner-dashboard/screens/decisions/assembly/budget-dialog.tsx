import { useQuery } from '@tanstack/react-query';
import { setBudgetCells } from '#src/data/books/budgets/mutations.ts';
import { type BudgetKey, budgetQueries } from '#src/data/books/budgets/queries.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import type { Decision } from '#src/data/decisions/decisions.ts';
import { cellKey } from '#src/domain/books/budget-grid.ts';
import { formatMoney, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { accountName } from '#src/islands/owner-dashboard/screens/books/ledger/entry-words.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

const FIRST_YEAR = 1990;
const LAST_YEAR = 2200;

interface BudgetDialogProps {
  decision: Decision;
  onClose: () => void;
}

interface BudgetDraft {
  readonly accountId: string;
  readonly year: number | null;
  readonly month: number;
  readonly amountMinor: number | null;
}

/** Takes what was decided into a month of the building's budget: what is planned there, and this. */
export function BudgetDialog({ decision, onClose }: BudgetDialogProps) {
  const { budget: text } = useText('assembly');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const today = useToday();
  const currency = decision.budgetCurrency ?? defaultCurrency;
  const [draft, change] = useDraft<BudgetDraft>({
    accountId: '',
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
    amountMinor: decision.budgetMinor,
  });
  const { accountId, year, month, amountMinor } = draft;
  const hasYear = year !== null && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
  const key: BudgetKey = { year: year ?? 0, propertyId: decision.propertyId, currency };
  const cells = useQuery({ ...budgetQueries.cells(organizationId, key), enabled: hasYear });
  const planned = cells.data?.get(cellKey({ accountId, month })) ?? 0;
  const hasAmount = amountMinor !== null && amountMinor > 0;
  const isWhole = hasYear && hasAmount && accountId !== '' && cells.data !== undefined;
  const save = useAction({
    // What is sent is the sum, so that it comes to the same however often it is sent.
    mutationFn: (after: number) =>
      setBudgetCells({ organizationId, ...key }, [{ accountId, month, amountMinor: after }]),
    invalidates: [budgetQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={save}
      input={isWhole ? planned + (amountMinor ?? 0) : null}
      onClose={onClose}
    >
      <p className="text-15 text-secondary">{decision.question}</p>
      <p className="text-15 text-secondary">{text.text}</p>
      <AccountField value={accountId} onChange={(next) => change({ accountId: next })} />
      <MonthFields draft={draft} hasYear={hasYear} onChange={change} />
      <MoneyField
        label={text.amount}
        currency={currency}
        value={amountMinor}
        error={hasAmount ? undefined : text.amountMissing}
        onChange={(next) => change({ amountMinor: next })}
      />
      {cells.data && accountId ? (
        <Sums planned={planned} added={amountMinor ?? 0} currency={currency} />
      ) : null}
    </ActionDialog>
  );
}

function Sums({
  planned,
  added,
  currency,
}: {
  planned: number;
  added: number;
  currency: BudgetKey['currency'];
}) {
  const { budget: text } = useText('assembly');
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, currency, language);
  return (
    <p role="status" className="grid text-14 text-secondary tabular-nums">
      <span>{text.planned({ amount: money(planned) })}</span>
      <span>{text.after({ amount: money(planned + added) })}</span>
    </p>
  );
}

function AccountField({ value, onChange }: { value: string; onChange: (accountId: string) => void }) {
  const { budget: text } = useText('assembly');
  const { accountNames } = useText('ownerMoney').ledger;
  const { id } = useOrganization();
  const accounts = (useQuery(bookQueries.chart(id)).data ?? []).filter(({ kind }) => kind === 'expense');
  return (
    <SelectField
      key={accounts.length}
      label={text.account}
      placeholder={accounts.length === 0 ? text.noAccounts : ''}
      options={accounts.map((account) => ({ value: account.id, label: accountName(account, accountNames) }))}
      value={value}
      error={value ? undefined : text.accountMissing}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface MonthFieldsProps {
  draft: BudgetDraft;
  hasYear: boolean;
  onChange: (part: Partial<BudgetDraft>) => void;
}

function MonthFields({ draft: { year, month }, hasYear, onChange }: MonthFieldsProps) {
  const { budget: text } = useText('assembly');
  const language = useLanguage();
  return (
    <div className="grid grid-cols-2 gap-4">
      <NumberField
        label={text.year}
        value={year}
        error={hasYear ? undefined : text.yearInvalid}
        onChange={(next) => onChange({ year: next })}
      />
      <SelectField
        label={text.month}
        options={monthNames(language).map((label, index) => ({ value: String(index + 1), label }))}
        value={String(month)}
        onChange={({ target }) => onChange({ month: Number(target.value) })}
      />
    </div>
  );
}
