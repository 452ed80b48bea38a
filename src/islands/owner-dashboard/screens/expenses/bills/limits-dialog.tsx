import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setApprovalLimit } from '#src/data/expenses/bills/mutations.ts';
import { billQueries } from '#src/data/expenses/bills/queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import {
  changedLimits,
  hasOddLimit,
  LimitFields,
  type Limits,
  LimitsFrame,
  limitsOf,
} from '#src/islands/owner-dashboard/limits.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Above which total a bill needs somebody else: owners change it, others see it. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { limitsDialog: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(billQueries.limits(id));
  const isOwner = can('organization.manage');
  return (
    <LimitsFrame title={text.title} canChange={isOwner} onClose={onClose}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) =>
          isOwner ? (
            <LimitsForm limits={limitsOf(rows)} onDone={onClose} />
          ) : (
            <Shown limits={limitsOf(rows)} />
          )
        }
      </QueryView>
    </LimitsFrame>
  );
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
  const { id: organizationId } = useOrganization();
  const [typed, setTyped] = useState(limits);
  const save = useAction({
    mutationFn: async (wanted: Limits) => {
      for (const currency of changedLimits(wanted, limits))
        await setApprovalLimit({ organizationId, currency, amountMinor: wanted[currency] });
    },
    invalidates: [billQueries.all],
    toast: text.saved,
    onDone,
  });
  return (
    <ActionForm action={save} input={hasOddLimit(typed) ? null : typed}>
      <p className="text-secondary">{text.text}</p>
      <LimitFields text={text} typed={typed} onChange={setTyped} />
    </ActionForm>
  );
}
