import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inheritLateFee, saveLateFeeRule } from '#src/data/charging/mutations.ts';
import { lateFeeQueries } from '#src/data/charging/queries.ts';
import { type Lease, leaseQueries } from '#src/data/leases/queries.ts';
import type { LateFeeRule } from '#src/domain/late-fee.ts';
import { holdsUnit } from '#src/domain/lease.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { RuleFields } from '../late-fees/rule-fields.tsx';
import { isRuleComplete, ruleOf, ruleWords } from '../late-fees/rule-words.ts';

/** What a lease does about late fees when it is not what its contract says. */
type Choice = 'follow' | 'exempt' | 'ownRule';
const CHOICES: readonly Choice[] = ['follow', 'ownRule', 'exempt'];

/** The rule for late rent that counts for a lease beyond its terms, and the way to change it. */
export function LateFeeCard({ lease }: { lease: Lease }) {
  const text = useText('ownerCharging').lateFees;
  const language = useLanguage();
  const { id, can } = useOrganization();
  const { data: rules } = useQuery(lateFeeQueries.rules(id));
  const { data: isInherited } = useQuery(lateFeeQueries.isInherited(id, lease.id));
  const [isOpen, setOpen] = useState(false);
  const mayWrite = can('leases.write') && holdsUnit(lease.status);
  const own = rules?.find((row) => row.lease_id === lease.id) ?? null;
  if (!rules || (!mayWrite && !own && !isInherited)) return null;
  const wider = rules
    .filter((row) => row.currency === lease.currency && !row.lease_id)
    .filter((row) => !row.property_id || row.property_id === lease.property_id)
    .toSorted((a, b) => Number(b.property_id !== null) - Number(a.property_id !== null))[0];
  const counting = own ?? (isInherited ? wider : undefined);
  return (
    <Card
      title={text.lease.title}
      action={
        mayWrite ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.lease.change}
          </Button>
        ) : null
      }
    >
      <p className="text-15 text-secondary">
        {isInherited && !own ? `${text.lease.follow}: ` : null}
        {counting ? ruleWords(counting, text.sentence, language) : null}
        {!counting && isInherited ? text.sentence.none : null}
        {!counting && !isInherited ? text.lease.contract : null}
      </p>
      {isOpen ? (
        <LeaseRuleDialog
          lease={lease}
          start={own ? ruleOf(own) : ruleOf(wider ?? null)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}

interface LeaseRuleDialogProps {
  lease: Lease;
  start: LateFeeRule;
  onClose: () => void;
}

function LeaseRuleDialog({ lease, start, onClose }: LeaseRuleDialogProps) {
  const text = useText('ownerCharging').lateFees;
  const { id: organizationId } = useOrganization();
  const [choice, setChoice] = useState<Choice>('follow');
  const [rule, setRule] = useState(start);
  const [isTried, setTried] = useState(false);
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
  const submit = () => {
    setTried(true);
    if (choice !== 'ownRule') return void inherit.run(choice === 'follow');
    if (!isRuleComplete(rule)) return;
    const where = { organizationId, propertyId: null, leaseId: lease.id, currency: lease.currency };
    void save.run({ ...where, rule, includesLeases: false });
  };
  const error = save.error ?? inherit.error;
  return (
    <FormDialog
      onClose={onClose}
      title={text.lease.change}
      size="wide"
      isBusy={save.isRunning || inherit.isRunning}
    >
      {(id) => (
        <form
          id={id}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SelectField
            label={text.lease.title}
            value={choice}
            options={CHOICES.map((value) => ({ value, label: text.lease[value] }))}
            onChange={(event) => setChoice(event.target.value as Choice)}
          />
          {choice === 'ownRule' ? (
            <RuleFields rule={rule} currency={lease.currency} onChange={setRule} isTried={isTried} />
          ) : null}
          {error ? <Notice tone="bad">{error}</Notice> : null}
        </form>
      )}
    </FormDialog>
  );
}
