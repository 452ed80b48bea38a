import { useQuery } from '@tanstack/react-query';
import { postJournalEntry } from '#src/data/books/mutations.ts';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { CurrencyField } from '#src/islands/owner-dashboard/currency-field.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { emptyEntry, knownLines, postableLines } from './entry-draft.ts';
import { EntryLines } from './entry-lines.tsx';
import { useWayBack } from './use-way-back.ts';
import { writableAccounts } from './writable-accounts.ts';

/** An entry written by hand: lines with debit or credit that sum to the same. */
export function Screen() {
  const text = useText('ownerBooks').entry;
  const { states } = useText('common');
  const { id } = useOrganization();
  const chart = useQuery(bookQueries.chart(id));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink to="/finance/journal">{text.back}</BackLink>}
      />
      <QueryView query={chart} skeleton={<SkeletonText label={states.loading} rows={6} />}>
        {(accounts) => <EntryForm accounts={writableAccounts(accounts)} />}
      </QueryView>
    </>
  );
}

function EntryForm({ accounts }: { accounts: readonly ChartAccount[] }) {
  const text = useText('ownerBooks').entry;
  const { form } = useText('common');
  const { id, defaultCurrency } = useOrganization();
  const today = useToday();
  const [draft, change, clearDraft] = useDraft(emptyEntry(defaultCurrency), `entry-${id}`);
  const leave = useWayBack(clearDraft);
  const { memo, currency } = draft;
  const occurredOn = draft.occurredOn ?? today;
  const lines = knownLines(draft.lines, accounts);
  const action = useAction({
    mutationFn: postJournalEntry,
    invalidates: [...moneyKeys, bookQueries.all],
    toast: text.done,
    onDone: leave,
  });
  const isDateGood = isIsoDate(occurredOn) && occurredOn <= today;
  const postable = postableLines(lines, currency);
  return (
    <ActionForm
      className="grid max-w-5xl gap-6"
      buttons={<Buttons isBusy={action.isRunning} onCancel={leave} />}
      action={action}
      input={
        postable && isDateGood && memo.trim() !== ''
          ? { organizationId: id, occurredOn, memo: memo.trim(), lines: postable }
          : null
      }
    >
      <Card>
        <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)_12rem]">
          <DateField
            label={text.date}
            value={occurredOn}
            max={today}
            onChange={(event) => change({ occurredOn: event.target.value })}
            error={!isDateGood ? form.dateInvalid : undefined}
          />
          <TextField
            label={text.memo}
            maxLength={300}
            value={memo}
            onChange={(event) => change({ memo: event.target.value })}
            error={memo.trim() === '' ? text.memoMissing : undefined}
          />
          <CurrencyField
            label={text.currency}
            value={currency}
            onChange={(chosen) => change({ currency: chosen })}
          />
        </div>
      </Card>
      <EntryLines
        accounts={accounts}
        lines={lines}
        currency={currency}
        onChange={(changed) => change({ lines: changed })}
      />
    </ActionForm>
  );
}

function Buttons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const text = useText('ownerBooks').entry;
  const { actions } = useText('common');
  return (
    <>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {text.submit}
      </Button>
      <Button onClick={onCancel}>{actions.cancel}</Button>
    </>
  );
}
