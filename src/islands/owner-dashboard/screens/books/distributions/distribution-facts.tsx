import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import type { OwnerAmounts } from '#src/domain/books/distribution.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { type CurrencyCode, currencyCodes, type PaymentMethod } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { useCashAccounts } from '#src/islands/owner-dashboard/screens/expenses/bills/use-cash-accounts.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { OtherCash } from './other-cash.tsx';

/** Ways in which money goes to an owner. */
const METHODS = ['transfer', 'cash', 'cheque'] as const satisfies readonly PaymentMethod[];

export interface DistributionDraft {
  readonly propertyId: string;
  readonly currency: CurrencyCode;
  readonly paidOn: string;
  readonly accountId: string;
  readonly method: (typeof METHODS)[number];
  readonly reference: string;
  readonly amounts: OwnerAmounts;
  readonly isBeyondDue: boolean;
  readonly cash: OtherCash;
}

export interface DraftPartProps {
  draft: DistributionDraft;
  onChange: (part: Partial<DistributionDraft>) => void;
}

type FactsProps = DraftPartProps & { today: string };

/** Of which property, when, how and from where. */
export function DistributionFacts({ draft, today, onChange }: FactsProps) {
  const { form: text, ...words } = useText('ownerDistributions');
  const { enums, states } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  const accounts = useCashAccounts(useQuery(journalQueries.accounts(id)).data);
  const isDated = isIsoDate(draft.paidOn) && draft.paidOn <= today;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={words.property}
        value={draft.propertyId}
        placeholder={text.chooseProperty}
        options={(properties.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        error={draft.propertyId === '' ? text.propertyMissing : undefined}
        // What was typed is kept for the owners who have it; others are not paid.
        onChange={(event) => onChange({ propertyId: event.target.value })}
      />
      <SelectField
        label={text.currency}
        value={draft.currency}
        options={currencyCodes.map((value) => ({ value, label: currencySymbol(value) }))}
        onChange={(event) =>
          onChange({ currency: currencyCodes.find((code) => code === event.target.value) ?? draft.currency })
        }
      />
      <DateField
        label={text.paidOn}
        value={draft.paidOn}
        max={today}
        error={!isDated ? text.dateInvalid : undefined}
        onChange={(event) => onChange({ paidOn: event.target.value })}
      />
      <SelectField
        label={text.account}
        value={draft.accountId || accounts[0]?.value || ''}
        options={accounts}
        column="account_id"
        onChange={(event) => onChange({ accountId: event.target.value })}
      />
      <SelectField
        label={text.method}
        value={draft.method}
        options={METHODS.map((value) => ({ value, label: enums.paymentMethod[value] }))}
        onChange={(event) =>
          onChange({ method: METHODS.find((method) => method === event.target.value) ?? draft.method })
        }
      />
      <TextField
        label={text.reference}
        optional={states.optional}
        maxLength={80}
        value={draft.reference}
        onChange={(event) => onChange({ reference: event.target.value })}
      />
    </div>
  );
}
