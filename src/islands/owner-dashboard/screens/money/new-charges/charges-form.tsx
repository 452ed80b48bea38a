import { useQuery } from '@tanstack/react-query';
import { addCharges } from '#src/data/money/charges/mutations.ts';
import { type ChargeableLease, chargeableQueries } from '#src/data/money/charging/leases.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { type ChargesDraft, monthOfCharges, newCharges, readCharges } from './charges-draft.ts';
import { AmountFields, WhatFields } from './charges-fields.tsx';
import { refusedLeases } from './refused-leases.ts';
import { WhoCard } from './who-card.tsx';

/** What was just posted. */
export interface Posted {
  readonly chargeIds: readonly string[];
  readonly leases: readonly ChargeableLease[];
  readonly totalText: string;
}

interface ChargesFormProps {
  leases: readonly ChargeableLease[];
  /** Those chosen on another screen. */
  given: readonly string[];
  onPosted: (posted: Posted) => void;
}

export function ChargesForm({ leases, given, onPosted }: ChargesFormProps) {
  const { many: text } = useText('ownerCharging');
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const first = leases.find(({ id }) => given.includes(id)) ?? leases[0];
  const [draft, change, clear] = useDraft<ChargesDraft>(
    newCharges(today, first?.currency ?? 'DOP', given),
    given.length > 0 ? undefined : `new-charges-${organizationId}`,
  );
  const read = useRead(draft, leases);
  const money = (minor: number) => formatMoney(minor, draft.currency, language);
  const count = read.charged.length;
  const totalText = money(read.totalMinor);
  const action = useAction({
    mutationFn: addCharges,
    invalidates: moneyKeys,
    toast: (ids) => text.posted({ count: ids.length }),
    onDone: (chargeIds) => {
      clear();
      onPosted({ chargeIds, leases: read.charged.map(({ lease }) => lease), totalText });
    },
  });
  const refused = refusedLeases(action.failure);
  const { nobody, unclearCount } = read.problems;
  return (
    <ActionForm
      action={action}
      input={read.input}
      className="grid gap-6"
      buttons={
        <>
          <p role="status" className="flex-1 basis-48 text-15 text-secondary tabular-nums">
            {text.sum({ chosen: draft.chosen.length, total: totalText })}
            {read.itbisMinor > 0 ? ` · ${text.itbisSum({ amount: money(read.itbisMinor) })}` : null}
          </p>
          <Button type="submit" variant="primary" isBusy={action.isRunning}>
            {count > 0 ? text.submit({ count, total: totalText }) : text.begin}
          </Button>
        </>
      }
    >
      <Card title={text.what}>
        <WhatFields draft={draft} read={read} onChange={change} />
      </Card>
      <Card title={text.howMuch}>
        <AmountFields draft={draft} read={read} leases={leases} onChange={change} />
      </Card>
      <WhoCard
        draft={draft}
        read={read}
        refused={refused}
        onChange={change}
        onLeaveOut={(leaseIds) => {
          change({ chosen: draft.chosen.filter((id) => !leaseIds.includes(id)) });
          action.reset();
        }}
      />
      <FormFault
        text={nobody ? text.nobody : unclearCount > 0 ? text.unclear({ count: unclearCount }) : null}
      />
    </ActionForm>
  );
}

/** The draft as it reads with what the server knows of its leases. */
function useRead(draft: ChargesDraft, leases: readonly ChargeableLease[]) {
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const isMetered = draft.rule === 'consumption' && draft.month !== '';
  const used = useQuery({
    ...chargeableQueries.used(organizationId, draft.month || monthOf(today), draft.meter),
    enabled: isMetered,
  });
  const charged = useQuery(
    chargeableQueries.charged(organizationId, draft.kind, monthOfCharges(draft, today)),
  );
  const known = { used: (isMetered && used.data) || {}, charged: charged.data ?? [] };
  return readCharges(draft, leases, known, { organizationId, today });
}
