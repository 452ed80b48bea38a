import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setApprovalLimit } from '#src/data/expenses/bills/mutations.ts';
import { type ApprovalLimit, billQueries } from '#src/data/expenses/bills/queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

type Limits = Readonly<Record<CurrencyCode, number | null>>;

/** Above which total a bill needs somebody else: owners change it, others see it. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { limitsDialog: text } = useText('ownerBills');
  const { states, actions } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(billQueries.limits(id));
  const isOwner = can('organization.manage');
  const view = (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
      {(rows) =>
        isOwner ? <LimitsForm limits={toLimits(rows)} onDone={onClose} /> : <Shown limits={toLimits(rows)} />
      }
    </QueryView>
  );
  if (!isOwner)
    return (
      <Dialog isOpen onClose={onClose} title={text.title} closeLabel={actions.close}>
        {view}
      </Dialog>
    );
  return (
    <ActionDialog title={text.title} onClose={onClose}>
      {view}
    </ActionDialog>
  );
}

function toLimits(rows: readonly ApprovalLimit[]): Limits {
  const of = (currency: CurrencyCode) => rows.find((row) => row.currency === currency)?.amountMinor ?? null;
  return { DOP: of('DOP'), USD: of('USD') };
}

function Shown({ limits }: { limits: Limits }) {
  const { limitsDialog: text } = useText('ownerBills');
  const language = useLanguage();
  const words = (currency: CurrencyCode) => {
    const limit = limits[currency];
    return limit === null ? text.none : formatMoney(limit, currency, language);
  };
  return (
    <div className="grid gap-4">
      <p className="text-secondary">{text.text}</p>
      <DefinitionList
        items={currencyCodes.map((currency) => ({ term: text.limit({ currency }), value: words(currency) }))}
      />
      <p className="text-14 text-hint">{text.onlyOwner}</p>
    </div>
  );
}

interface LimitsFormProps {
  limits: Limits;
  onDone: () => void;
}

function LimitsForm({ limits, onDone }: LimitsFormProps) {
  const { limitsDialog: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const [typed, setTyped] = useState(limits);
  const save = useAction({
    mutationFn: async (wanted: Limits) => {
      for (const currency of currencyCodes) {
        if (wanted[currency] !== limits[currency])
          await setApprovalLimit({ organizationId, currency, amountMinor: wanted[currency] });
      }
    },
    invalidates: [billQueries.all],
    toast: text.saved,
    onDone,
  });
  const isOdd = (currency: CurrencyCode) => Number.isNaN(typed[currency]);
  return (
    <ActionForm action={save} input={currencyCodes.some(isOdd) ? null : typed}>
      <p className="text-secondary">{text.text}</p>
      {currencyCodes.map((currency) => (
        <OptionalMoneyField
          key={currency}
          label={text.limit({ currency })}
          currency={currency}
          optional={states.optional}
          value={typed[currency]}
          error={isOdd(currency) ? text.invalid : undefined}
          onChange={(amountMinor) => setTyped((known) => ({ ...known, [currency]: amountMinor }))}
        />
      ))}
    </ActionForm>
  );
}
