import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postOpeningBalances } from '#src/data/books/mutations.ts';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import { type OpenLease, recurringQueries } from '#src/data/charging/queries.ts';
import { isIsoDate } from '#src/domain/dates.ts';
import type { CurrencyCode } from '#src/domain/enums.ts';
import { naturalAmount } from '#src/domain/statements.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useDraft } from '#src/islands/shell/use-draft.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BackLink } from '../../back-link.tsx';
import { CurrencyField } from '../../currency-field.tsx';
import { moneyKeys } from '../finance/money-keys.ts';
import { accountName } from '../ledger/entry-words.ts';
import { OpeningAmount } from './opening-amount.tsx';
import { useWayBack } from './use-way-back.ts';
import { writableAccounts } from './writable-accounts.ts';

type Amounts = Readonly<Record<string, number | null>>;

/** Nothing typed yet. No day means today. */
const emptyOpening = (currency: CurrencyCode) => ({
  occurredOn: null as string | null,
  currency,
  balances: {} as Amounts,
  debts: {} as Amounts,
});

/** Balances of accounts and of tenants from the time before the books were kept here. */
export function Screen() {
  const text = useText('ownerBooks');
  const { states } = useText('common');
  const { id } = useOrganization();
  const chart = useQuery(bookQueries.chart(id));
  const leases = useQuery(recurringQueries.openLeases(id));
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <>
      <PageHeader
        title={text.opening.title}
        description={text.opening.description}
        back={<BackLink to="/finance/journal">{text.entry.back}</BackLink>}
      />
      <QueryView query={chart} skeleton={skeleton}>
        {(accounts) => (
          <QueryView query={leases} skeleton={skeleton}>
            {(open) => <OpeningForm accounts={accounts} leases={open} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

const isEachReadable = (...amounts: Amounts[]) =>
  !amounts.flatMap((each) => Object.values(each)).some(Number.isNaN);

interface OpeningFormProps {
  accounts: readonly ChartAccount[];
  leases: readonly OpenLease[];
}

function OpeningForm({ accounts, leases }: OpeningFormProps) {
  const text = useText('ownerBooks').opening;
  const { form } = useText('common');
  const { id, defaultCurrency } = useOrganization();
  const today = useToday();
  const [draft, change, clearDraft] = useDraft(`opening-${id}`, emptyOpening(defaultCurrency));
  const { currency, balances, debts } = draft;
  const occurredOn = draft.occurredOn ?? today;
  const chooseCurrency = (chosen: CurrencyCode) => change({ currency: chosen });
  const [isTried, setTried] = useState(false);
  const action = useAction({
    mutationFn: postOpeningBalances,
    invalidates: [...moneyKeys, bookQueries.all],
    toast: text.done,
    onDone: useWayBack(clearDraft),
  });
  const own = writableAccounts(accounts).filter((account) => account.systemKey !== 'opening_equity');
  const lines = own.flatMap((account) => {
    const amountMinor = naturalAmount(account.kind, balances[account.id] ?? 0);
    return amountMinor === 0 ? [] : [{ accountId: account.id, currency, amountMinor, propertyId: null }];
  });
  const tenants = leases.flatMap(({ id: leaseId }) => {
    const amountMinor = debts[leaseId] ?? 0;
    return amountMinor > 0 ? [{ leaseId, amountMinor }] : [];
  });
  const isDateGood = isIsoDate(occurredOn) && occurredOn <= today;
  const isReadable = isEachReadable(balances, debts);
  const isEmpty = lines.length + tenants.length === 0;
  return (
    <form
      noValidate
      className="grid max-w-4xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isDateGood && isReadable && !isEmpty)
          void action.run({ organizationId: id, occurredOn, lines, tenants });
      }}
    >
      <Notice>{text.text}</Notice>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <DateField
          label={text.date}
          value={occurredOn}
          max={today}
          onChange={(event) => change({ occurredOn: event.target.value })}
          error={isTried && !isDateGood ? form.dateInvalid : undefined}
        />
        <CurrencyField label={text.currency} value={currency} onChange={chooseCurrency} />
      </div>
      <AccountBalances
        accounts={own}
        currency={currency}
        amounts={balances}
        onChange={(changed) => change({ balances: changed })}
      />
      <TenantDebts leases={leases} amounts={debts} onChange={(changed) => change({ debts: changed })} />
      {isTried && isEmpty ? <Notice tone="bad">{text.nothing}</Notice> : null}
      {action.error ? <Notice tone="bad">{action.error}</Notice> : null}
      {isTried && !isReadable ? <Notice tone="bad">{form.amountInvalid}</Notice> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={action.isRunning}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

interface AmountsProps {
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
}

function AccountBalances(
  props: AmountsProps & { accounts: readonly ChartAccount[]; currency: CurrencyCode },
) {
  const { accounts, currency, amounts, onChange } = props;
  const text = useText('ownerBooks').opening;
  const names = useText('ownerMoney').ledger.accountNames;
  return (
    <Card title={text.accounts} description={text.accountsText}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {accounts.map((account) => (
          <OpeningAmount
            key={account.id}
            label={`${account.code} ${accountName(account, names)}`}
            currency={currency}
            value={amounts[account.id] ?? null}
            onChange={(amount) => onChange({ ...amounts, [account.id]: amount })}
          />
        ))}
      </div>
    </Card>
  );
}

function TenantDebts({ leases, amounts, onChange }: AmountsProps & { leases: readonly OpenLease[] }) {
  const text = useText('ownerBooks').opening;
  return (
    <Card title={text.tenants} description={text.tenantsText}>
      {leases.length === 0 ? <p className="text-secondary">{text.noTenants}</p> : null}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {leases.map((lease) => (
          <OpeningAmount
            key={lease.id}
            label={lease.tenantName}
            hint={lease.place}
            currency={lease.currency}
            value={amounts[lease.id] ?? null}
            onChange={(amount) => onChange({ ...amounts, [lease.id]: amount })}
          />
        ))}
      </div>
    </Card>
  );
}
