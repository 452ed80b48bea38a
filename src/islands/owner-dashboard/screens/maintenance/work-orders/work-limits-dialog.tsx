import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { setWorkLimit } from '#src/data/maintenance/work-order-mutations.ts';
import { type WorkLimit, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
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
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface Place {
  readonly id: string;
  readonly name: string;
}
type Limits = Readonly<Record<CurrencyCode, number | null>>;

/** Above which price work on a property needs somebody else: owners change it, others see it. */
export function WorkLimitsDialog({ onClose }: { onClose: () => void }) {
  const { limits: text } = useText('workOrders');
  const { states, actions } = useText('common');
  const { id, can } = useOrganization();
  const limits = useQuery(workOrderQueries.limits(id));
  const places = useQuery(leaseQueries.properties(id));
  const isOwner = can('organization.manage');
  const view = (
    <QueryView query={limits} skeleton={<SkeletonText label={states.loading} rows={3} />}>
      {(rows) => (
        <QueryView query={places} skeleton={<SkeletonText label={states.loading} rows={3} />}>
          {(known) => (
            <div className="grid gap-4">
              <p className="text-secondary">{text.text}</p>
              <Current limits={rows} places={known} />
              {isOwner ? (
                <LimitForm limits={rows} places={known} onDone={onClose} />
              ) : (
                <p className="text-14 text-hint">{text.onlyOwner}</p>
              )}
            </div>
          )}
        </QueryView>
      )}
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

function Current({ limits, places }: { limits: readonly WorkLimit[]; places: readonly Place[] }) {
  const { limits: text } = useText('workOrders');
  const language = useLanguage();
  if (limits.length === 0) return <p className="text-15 text-secondary">{text.none}</p>;
  return (
    <section aria-label={text.current}>
      <DefinitionList
        items={limits.map(({ propertyId, currency, amountMinor }) => ({
          term: places.find(({ id }) => id === propertyId)?.name ?? text.property,
          value: formatMoney(amountMinor, currency, language),
        }))}
      />
    </section>
  );
}

interface LimitFormProps {
  limits: readonly WorkLimit[];
  places: readonly Place[];
  onDone: () => void;
}

const limitsOf = (rows: readonly WorkLimit[], propertyId: string): Limits => {
  const of = (currency: CurrencyCode) =>
    rows.find((row) => row.propertyId === propertyId && row.currency === currency)?.amountMinor ?? null;
  return { DOP: of('DOP'), USD: of('USD') };
};

function LimitForm({ limits, places, onDone }: LimitFormProps) {
  const { limits: text } = useText('workOrders');
  const { states } = useText('common');
  const [propertyId, setPropertyId] = useState('');
  const [typed, setTyped] = useState<Limits>({ DOP: null, USD: null });
  const save = useAction({
    mutationFn: async (wanted: Limits) => {
      const known = limitsOf(limits, propertyId);
      for (const currency of currencyCodes)
        if (wanted[currency] !== known[currency])
          await setWorkLimit({ propertyId, currency, amountMinor: wanted[currency] });
    },
    invalidates: [workOrderQueries.all],
    toast: text.saved,
    onDone,
  });
  const isOdd = (currency: CurrencyCode) => Number.isNaN(typed[currency]);
  return (
    <ActionForm action={save} input={propertyId === '' || currencyCodes.some(isOdd) ? null : typed}>
      <SelectField
        label={text.property}
        placeholder={text.propertyMissing}
        value={propertyId}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        error={propertyId === '' ? text.propertyMissing : undefined}
        onChange={({ target }) => {
          setPropertyId(target.value);
          setTyped(limitsOf(limits, target.value));
        }}
      />
      {currencyCodes.map((currency) => (
        <OptionalMoneyField
          key={`${propertyId} ${currency}`}
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
