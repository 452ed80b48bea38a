import { useQuery } from '@tanstack/react-query';
import { distribute } from '#src/data/books/distributions/mutations.ts';
import { distributionQueries } from '#src/data/books/distributions/queries.ts';
import type { OwnerBalance } from '#src/domain/books/distribution.ts';
import { exceedsDue, isReadable, partsOf } from '#src/domain/books/distribution.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useMoneyAction } from '../cash/use-money-action.ts';
import { type DistributionDraft, DistributionFacts, type DraftPartProps } from './distribution-facts.tsx';
import { distributionKeys } from './distribution-keys.ts';
import { OtherCashFields, useExchange } from './other-cash.tsx';
import { OwnerFields } from './owner-fields.tsx';

const emptyDraft = (currency: CurrencyCode, paidOn: string): DistributionDraft => ({
  propertyId: '',
  currency,
  paidOn,
  accountId: '',
  method: 'transfer',
  reference: '',
  amounts: {},
  isBeyondDue: false,
  cash: { isOther: false },
});

/** Shares out what a property earned. */
export function DistributeDialog({ onClose }: { onClose: () => void }) {
  const { form: text } = useText('ownerDistributions');
  const { states } = useText('common');
  const today = useToday();
  const { defaultCurrency } = useOrganization();
  const [draft, change] = useDraft<DistributionDraft>(() => emptyDraft(defaultCurrency, today));
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
  const view = useExchange(draft);
  const send = () => {
    const parts = partsOf(owners, draft.amounts);
    const isTooMuch = exceedsDue(owners, draft.amounts) && !draft.isBeyondDue;
    if (!isDated || parts.length === 0 || isTooMuch || !isReadable(owners, draft.amounts)) return;
    if (view.exchange === undefined) return;
    void action.run({ ...draft, accountId: draft.accountId || null, parts, exchange: view.exchange });
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
      <DistributionFacts draft={draft} today={today} onChange={change} />
      {draft.propertyId === '' ? null : (
        <QueryView query={balances} skeleton={<SkeletonText label={states.loading} rows={3} />}>
          {() => <Owners draft={draft} owners={owners} view={view} onChange={change} />}
        </QueryView>
      )}
    </ActionDialog>
  );
}

interface OwnersProps extends DraftPartProps {
  owners: readonly OwnerBalance[];
  view: ReturnType<typeof useExchange>;
}

function Owners({ draft, owners, view, onChange }: OwnersProps) {
  const { form: text } = useText('ownerDistributions');
  const isTooMuch = exceedsDue(owners, draft.amounts);
  const isNothing = partsOf(owners, draft.amounts).length === 0;
  return (
    <>
      <OwnerFields
        owners={owners}
        currency={draft.currency}
        amounts={draft.amounts}
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
      <OtherCashFields
        cash={draft.cash}
        view={view}
        currency={draft.currency}
        amountMinor={partsOf(owners, draft.amounts).reduce((sum, part) => sum + part.amountMinor, 0)}
        onChange={(cash) => onChange({ cash })}
      />
    </>
  );
}
