import { useQuery } from '@tanstack/react-query';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import type { OpenLease } from '#src/data/money/charging/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { accountName } from '../ledger/entry-words.ts';
import type { OpeningDraft } from './opening-draft.ts';

interface FieldsProps {
  draft: OpeningDraft;
  onChange: (part: Partial<OpeningDraft>) => void;
}

/** What stood on each account, and of which property it was. */
export function AccountBalances(props: FieldsProps & { accounts: readonly ChartAccount[] }) {
  const { accounts, draft, onChange } = props;
  const { currency, balances } = draft;
  const text = useText('ownerBooks').opening;
  const names = useText('ownerMoney').ledger.accountNames;
  const { id } = useOrganization();
  const { data: properties = [] } = useQuery(bookQueries.properties(id));
  return (
    <Card title={text.accounts} description={text.accountsText}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {accounts.map((account) => (
          <div key={account.id} className="grid content-start gap-3">
            <OptionalMoneyField
              label={`${account.code} ${accountName(account, names)}`}
              currency={currency}
              value={balances[account.id] ?? null}
              onChange={(amount) => onChange({ balances: { ...balances, [account.id]: amount } })}
            />
            {/* The form is long: asked only of what has a balance. */}
            {balances[account.id] && properties.length > 0 ? (
              <PropertyOfBalance {...{ account, properties, draft, onChange }} />
            ) : null}
          </div>
        ))}
      </div>
    </Card>
  );
}

interface PropertyProps extends FieldsProps {
  account: ChartAccount;
  properties: readonly { id: string; name: string }[];
}

function PropertyOfBalance({ account, properties, draft, onChange }: PropertyProps) {
  const text = useText('ownerBooks');
  const { states } = useText('common');
  return (
    <SelectField
      label={text.opening.propertyOf({ code: account.code })}
      optional={states.optional}
      placeholder={text.entry.noProperty}
      value={draft.properties[account.id] ?? ''}
      options={properties.map(({ id: value, name: label }) => ({ value, label }))}
      onChange={(event) =>
        onChange({ properties: { ...draft.properties, [account.id]: event.target.value } })
      }
    />
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
            <OptionalMoneyField
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
