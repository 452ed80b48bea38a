import { useQuery } from '@tanstack/react-query';
import { postOpeningBalances } from '#src/data/books/mutations.ts';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import { type OpenLease, recurringQueries } from '#src/data/money/charging/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { CurrencyField } from '#src/islands/owner-dashboard/currency-field.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { emptyOpening, isReadable, openingRows } from './opening-draft.ts';
import { AccountBalances, TenantBalances } from './opening-fields.tsx';
import { useWayBack } from './use-way-back.ts';
import { writableAccounts } from './writable-accounts.ts';

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

interface OpeningFormProps {
  accounts: readonly ChartAccount[];
  leases: readonly OpenLease[];
}

function OpeningForm({ accounts, leases }: OpeningFormProps) {
  const text = useText('ownerBooks').opening;
  const { form } = useText('common');
  const { id, defaultCurrency } = useOrganization();
  const today = useToday();
  const [draft, change, clearDraft] = useDraft(emptyOpening(defaultCurrency), `opening-${id}`);
  const { currency } = draft;
  const occurredOn = draft.occurredOn ?? today;
  const chooseCurrency = (chosen: CurrencyCode) => change({ currency: chosen });
  const action = useAction({
    mutationFn: postOpeningBalances,
    invalidates: [...moneyKeys, bookQueries.all],
    toast: text.done,
    onDone: useWayBack(clearDraft),
  });
  const own = writableAccounts(accounts).filter((account) => account.systemKey !== 'opening_equity');
  const { lines, tenants } = openingRows(draft, own, leases);
  const isDateGood = isIsoDate(occurredOn) && occurredOn <= today;
  const isGood = isReadable(draft);
  const isEmpty = lines.length + tenants.length === 0;
  return (
    <ActionForm
      className="grid max-w-4xl gap-6"
      buttons={
        <Button type="submit" variant="primary" isBusy={action.isRunning}>
          {text.submit}
        </Button>
      }
      action={action}
      input={isDateGood && isGood && !isEmpty ? { organizationId: id, occurredOn, lines, tenants } : null}
    >
      <Notice>{text.text}</Notice>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <DateField
          label={text.date}
          value={occurredOn}
          max={today}
          onChange={(event) => change({ occurredOn: event.target.value })}
          error={!isDateGood ? form.dateInvalid : undefined}
        />
        <CurrencyField label={text.currency} value={currency} onChange={chooseCurrency} />
      </div>
      <AccountBalances accounts={own} draft={draft} onChange={change} />
      <TenantBalances leases={leases} draft={draft} onChange={change} />
      <FormFault text={isEmpty ? text.nothing : null} />
      <FormFault text={!isGood ? form.amountInvalid : null} />
    </ActionForm>
  );
}
