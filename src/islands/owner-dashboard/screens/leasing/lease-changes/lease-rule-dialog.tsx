import { useState } from 'react';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { inheritLateFee, saveLateFeeRule } from '#src/data/money/charging/mutations.ts';
import { lateFeeQueries } from '#src/data/money/charging/queries.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import { useText } from '#src/i18n/react.tsx';
import { useRuleErrors } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-errors.ts';
import { RuleFields } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-fields.tsx';
import {
  isRuleComplete,
  isRuleReadable,
} from '#src/islands/owner-dashboard/screens/money/late-fees/rule-words.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** What a lease does about late fees when it is not what its contract says. */
type Choice = 'follow' | 'exempt' | 'ownRule';
const CHOICES: readonly Choice[] = ['follow', 'ownRule', 'exempt'];

interface LeaseRuleDialogProps {
  lease: Lease;
  start: LateFeeRule;
  onClose: () => void;
}

/** Changes what a lease does about late fees. */
export function LeaseRuleDialog({ lease, start, onClose }: LeaseRuleDialogProps) {
  const text = useText('ownerCharging').lateFees;
  const { id: organizationId } = useOrganization();
  const [choice, setChoice] = useState<Choice>('follow');
  const [rule, setRule] = useState(start);
  const done = {
    invalidates: [lateFeeQueries.all, leaseQueries.all],
    toast: text.lease.done,
    onDone: onClose,
  };
  const save = useAction({ mutationFn: saveLateFeeRule, ...done });
  const inherit = useAction({
    mutationFn: (isInherited: boolean) => inheritLateFee({ leaseId: lease.id, isInherited }),
    ...done,
  });
  const errorOf = useRuleErrors(rule, save);
  const submit = () => {
    if (choice !== 'ownRule') return void inherit.run(choice === 'follow');
    if (!isRuleComplete(rule) || !isRuleReadable(rule)) return;
    const where = { organizationId, propertyId: null, leaseId: lease.id, currency: lease.currency };
    void save.run({ ...where, rule, includesLeases: false });
  };
  const action = { isRunning: save.isRunning || inherit.isRunning, error: save.error ?? inherit.error };
  return (
    <ActionDialog onClose={onClose} title={text.lease.change} size="wide" action={action} onSubmit={submit}>
      <SelectField
        label={text.lease.title}
        value={choice}
        options={CHOICES.map((value) => ({ value, label: text.lease[value] }))}
        onChange={(event) => setChoice(event.target.value as Choice)}
      />
      {choice === 'ownRule' ? (
        <RuleFields rule={rule} currency={lease.currency} onChange={setRule} errorOf={errorOf} />
      ) : null}
    </ActionDialog>
  );
}
