import { useQuery } from '@tanstack/react-query';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { agreePaymentPlan } from '#src/data/money/plans/mutations.ts';
import { planQueries } from '#src/data/money/plans/queries.ts';
import type { PlanRequest } from '#src/data/money/plans/request-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { moneyKeys } from '../parts/money-keys.ts';
import { PlanForm } from './plan-form.tsx';

/** Agrees instalments for what is owed today. */
export function PlanDialog({
  lease,
  request,
  isOpen,
  onClose,
}: OpenedDialogProps & { lease: Lease; request: PlanRequest | null }) {
  const { plan: text } = useText('ownerCards');
  const { id } = useOrganization();
  const today = useToday();
  const { data: open } = useQuery(chargeQueries.openOfLease(id, lease.id));
  const owedMinor = open
    ?.filter((charge) => charge.dueOn <= today)
    .reduce((sum, charge) => sum + charge.outstandingMinor, 0);
  const agree = useAction({
    mutationFn: agreePaymentPlan,
    invalidates: [...moneyKeys, planQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.dialogTitle}
      submitLabel={text.submit}
      isDisabled={!owedMinor}
    >
      {owedMinor === undefined ? null : (
        <PlanForm
          leaseId={lease.id}
          currency={lease.currency}
          owedMinor={owedMinor}
          today={today}
          asked={request ? { count: request.instalmentCount, firstOn: request.firstOn } : null}
          action={agree}
        />
      )}
    </ActionDialog>
  );
}
