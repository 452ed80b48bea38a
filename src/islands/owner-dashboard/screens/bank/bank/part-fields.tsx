import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { BankAccount } from '#src/data/bank/queries.ts';
import { journalQueries, type LedgerAccount } from '#src/data/books/journal/queries.ts';
import { billListSpec, billQueries } from '#src/data/expenses/bills/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { isWritable } from '#src/islands/owner-dashboard/screens/books/journal/writable-accounts.ts';
import { useAccountOptions } from '#src/islands/owner-dashboard/screens/expenses/bills/use-account-options.ts';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Combobox, type ComboboxOption } from '#src/ui/components/combobox.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { LeaseChoice, LeaseExchange, SimilarOfPart } from './lease-part.tsx';
import { type LineMoney, noLease, type PartDraft, type PartKind, partKinds } from './parts.ts';

/** What is owed to vendors moves by paying a bill; the other sub-ledgers are never written by hand. */
const isBookable = (account: LedgerAccount) => isWritable(account) && account.subtype !== 'payable';
const PAYABLE = { status: ['approved', 'partially_paid'] } as const;

interface PartFieldsProps {
  account: BankAccount;
  money: LineMoney;
  part: PartDraft;
  number: number;
  onChange: (more: Partial<PartDraft>) => void;
  onRemove: (() => void) | undefined;
}

/** One part: what it is, which one, and how much. */
export function PartFields({ account, money, part, number, onChange, onRemove }: PartFieldsProps) {
  const { panel: text } = useText('ownerBank');
  const missing = part.id === null ? text.choiceMissing : undefined;
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="sr-only">{text.part({ number })}</legend>
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <SelectField
            label={text.kind}
            value={part.kind}
            options={partKinds.map((value) => ({ value, label: text.kinds[value] }))}
            onChange={({ target }) => onChange({ kind: target.value as PartKind, id: null, ...noLease })}
          />
        </div>
        {onRemove ? (
          <span className="pt-7">
            <IconButton icon={X} label={text.removePart({ number })} onClick={onRemove} />
          </span>
        ) : null}
      </div>
      {part.kind === 'account' ? (
        <AccountChoice account={account} part={part} error={missing} onChange={onChange} />
      ) : null}
      {part.kind === 'bill' || part.kind === 'credit' ? (
        <BillChoice account={account} part={part} error={missing} onChange={onChange} />
      ) : null}
      {part.kind === 'lease' ? <LeaseChoice part={part} error={missing} onChange={onChange} /> : null}
      <Amount account={account} part={part} onChange={onChange} />
      {part.kind === 'lease' ? <SimilarOfPart part={part} day={money.day} onChange={onChange} /> : null}
      <LeaseExchange money={money} part={part} onChange={onChange} />
    </fieldset>
  );
}

function Amount({ account, part, onChange }: Pick<PartFieldsProps, 'account' | 'part' | 'onChange'>) {
  const { panel: text, import: words } = useText('ownerBank');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <MoneyField
        label={text.amount}
        currency={account.currency}
        value={part.amountMinor}
        error={!part.amountMinor ? text.amountMissing : undefined}
        onChange={(amountMinor) => onChange({ amountMinor })}
      />
      {part.kind === 'account' ? (
        <SelectField
          label={text.direction}
          value={part.isIn ? 'credit' : 'debit'}
          options={(['debit', 'credit'] as const).map((value) => ({ value, label: words.names[value] }))}
          onChange={({ target }) => onChange({ isIn: target.value === 'credit' })}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  account: BankAccount;
  part: PartDraft;
  error: string | undefined;
  onChange: (more: Partial<PartDraft>) => void;
}

function AccountChoice({ account, part, error, onChange }: ChoiceProps) {
  const { panel: text } = useText('ownerBank');
  const { states } = useText('common');
  const { id } = useOrganization();
  const accounts = useAccountOptions(useQuery(journalQueries.accounts(id)).data, isBookable);
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <>
      <Combobox
        label={text.account}
        value={part.id}
        options={accounts.filter(({ value }) => value !== account.accountId)}
        emptyText={text.noAccount}
        error={error}
        onChange={(value) => onChange({ id: value })}
      />
      <Combobox
        label={text.property}
        optional={states.optional}
        value={part.propertyId}
        options={(properties.data ?? []).map((row) => ({ value: row.id, label: row.name }))}
        emptyText={text.noProperty}
        onChange={(propertyId) => onChange({ propertyId })}
      />
      <TextField
        label={text.description}
        maxLength={200}
        value={part.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}

function BillChoice({ account, part, error, onChange }: ChoiceProps) {
  const { panel: text } = useText('ownerBank');
  const language = useLanguage();
  const { id } = useOrganization();
  const query = { ...emptyListQuery(billListSpec), filters: { ...PAYABLE, kind: [part.kind] } };
  const { data = [] } = useListPages(billQueries.list(id, query, useToday()));
  const isCredit = part.kind === 'credit';
  const bills = data.filter((bill) => bill.currency === account.currency);
  return (
    <Combobox
      label={isCredit ? text.credit : text.bill}
      value={part.id}
      options={bills.map(
        (bill): ComboboxOption => ({
          value: bill.id,
          label: `${bill.vendorName} · ${formatMoney(Math.abs(bill.outstandingMinor), bill.currency, language)}`,
          detail: [bill.ncf, bill.description].filter(Boolean).join(' · '),
        }),
      )}
      emptyText={isCredit ? text.noCredit : text.noBill}
      error={error}
      onChange={(value) => onChange({ id: value })}
    />
  );
}
