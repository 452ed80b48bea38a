import type { ChartAccount } from '#src/data/books/queries.ts';
import type { OpenLease } from '#src/data/charging/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { accountName } from '../ledger/entry-words.ts';
import { OpeningAmount } from './opening-amount.tsx';
import type { OpeningDraft } from './opening-draft.ts';

interface FieldsProps {
  draft: OpeningDraft;
  onChange: (part: Partial<OpeningDraft>) => void;
}

/** What stood on each account. */
export function AccountBalances(props: FieldsProps & { accounts: readonly ChartAccount[] }) {
  const { accounts, draft, onChange } = props;
  const { currency, balances } = draft;
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
            value={balances[account.id] ?? null}
            onChange={(amount) => onChange({ balances: { ...balances, [account.id]: amount } })}
          />
        ))}
      </div>
    </Card>
  );
}

/** What each tenant owed, or had paid ahead. */
export function TenantBalances({ leases, draft, onChange }: FieldsProps & { leases: readonly OpenLease[] }) {
  const { debts, paidAhead } = draft;
  const text = useText('ownerBooks').opening;
  return (
    <Card title={text.tenants} description={text.tenantsText}>
      {leases.length === 0 ? <p className="text-secondary">{text.noTenants}</p> : null}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {leases.map(({ id, tenantName, place, currency }) => (
          <fieldset key={id} className="grid content-start gap-1">
            <legend className="sr-only">{`${tenantName}, ${place}`}</legend>
            <OpeningAmount
              label={tenantName}
              hint={place}
              currency={currency}
              value={debts[id] ?? null}
              onChange={(amount) => onChange({ debts: { ...debts, [id]: amount } })}
            />
            <Checkbox
              label={text.paidAhead}
              checked={paidAhead[id] ?? false}
              onChange={(event) => onChange({ paidAhead: { ...paidAhead, [id]: event.target.checked } })}
            />
          </fieldset>
        ))}
      </div>
    </Card>
  );
}
