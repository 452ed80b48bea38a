import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { distribute } from '#src/data/distributions/mutations.ts';
import { distributionQueries } from '#src/data/distributions/queries.ts';
import { journalQueries } from '#src/data/journal/queries.ts';
import { leaseQueries } from '#src/data/leases/queries.ts';
import { isIsoDate } from '#src/domain/dates.ts';
import type { OwnerAmounts, OwnerBalance } from '#src/domain/distribution.ts';
import { exceedsDue, isReadable, partsOf } from '#src/domain/distribution.ts';
import { type CurrencyCode, currencyCodes, type PaymentMethod } from '#src/domain/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { useMoneyAction } from '../../cash/use-money-action.ts';
import { useCashAccounts } from '../bills/use-cash-accounts.ts';
import { distributionKeys } from './distribution-keys.ts';
import { OwnerFields } from './owner-fields.tsx';

/** Ways in which money goes to an owner. */
const METHODS = ['transfer', 'cash', 'cheque'] as const satisfies readonly PaymentMethod[];

interface Draft {
  readonly propertyId: string;
  readonly currency: CurrencyCode;
  readonly paidOn: string;
  readonly accountId: string;
  readonly method: (typeof METHODS)[number];
  readonly reference: string;
  readonly amounts: OwnerAmounts;
  readonly isBeyondDue: boolean;
}

/** Shares out what a property earned. */
export function DistributeDialog({ onClose }: { onClose: () => void }) {
  const { form: text } = useText('ownerDistributions');
  const { states } = useText('common');
  const today = useToday();
  const { defaultCurrency } = useOrganization();
  const [draft, setDraft] = useState<Draft>({
    propertyId: '',
    currency: defaultCurrency,
    paidOn: today,
    accountId: '',
    method: 'transfer',
    reference: '',
    amounts: {},
    isBeyondDue: false,
  });
  const change = (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part }));
  const action = useMoneyAction({
    mutationFn: distribute,
    invalidates: distributionKeys,
    toast: text.done,
    onDone: onClose,
  });
  const isDated = isIsoDate(draft.paidOn) && draft.paidOn <= today;
  const balances = useQuery({
    ...distributionQueries.balances(draft.propertyId, isDated ? draft.paidOn : today),
    enabled: draft.propertyId !== '',
  });
  const owners = (balances.data ?? []).filter(({ currency }) => currency === draft.currency);
  const send = () => {
    const parts = partsOf(owners, draft.amounts);
    const isTooMuch = exceedsDue(owners, draft.amounts) && !draft.isBeyondDue;
    if (!isDated || parts.length === 0 || isTooMuch || !isReadable(owners, draft.amounts)) return;
    void action.run({ ...draft, accountId: draft.accountId || null, parts });
  };
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      size="wide"
      action={action}
      onSubmit={send}
    >
      {(isTried) => (
        <>
          <Facts
            draft={draft}
            today={today}
            isTried={isTried}
            accountError={refusedAt(action, 'account_id')}
            onChange={change}
          />
          {draft.propertyId === '' ? null : (
            <QueryView query={balances} skeleton={<SkeletonText label={states.loading} rows={3} />}>
              {() => <Owners draft={draft} owners={owners} isTried={isTried} onChange={change} />}
            </QueryView>
          )}
        </>
      )}
    </ActionDialog>
  );
}

interface PartProps {
  draft: Draft;
  isTried: boolean;
  onChange: (part: Partial<Draft>) => void;
}

function Owners({ draft, owners, isTried, onChange }: PartProps & { owners: readonly OwnerBalance[] }) {
  const { form: text } = useText('ownerDistributions');
  const isTooMuch = exceedsDue(owners, draft.amounts);
  const isNothing = isTried && partsOf(owners, draft.amounts).length === 0;
  return (
    <>
      <OwnerFields
        owners={owners}
        currency={draft.currency}
        amounts={draft.amounts}
        isTried={isTried}
        error={isNothing ? text.nothing : undefined}
        onChange={(amounts) => onChange({ amounts })}
      />
      {isTooMuch ? (
        <Notice tone="warn">
          <span className="block">{text.exceeds}</span>
          <Checkbox
            label={text.beyondDue}
            hint={text.beyondDueText}
            checked={draft.isBeyondDue}
            onChange={(event) => onChange({ isBeyondDue: event.target.checked })}
          />
        </Notice>
      ) : null}
    </>
  );
}

type FactsProps = PartProps & { today: string; accountError: string | undefined };

function Facts({ draft, today, isTried, accountError, onChange }: FactsProps) {
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
        error={isTried && draft.propertyId === '' ? text.propertyMissing : undefined}
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
        error={isTried && !isDated ? text.dateInvalid : undefined}
        onChange={(event) => onChange({ paidOn: event.target.value })}
      />
      <SelectField
        label={text.account}
        value={draft.accountId || accounts[0]?.value || ''}
        options={accounts}
        error={accountError}
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
