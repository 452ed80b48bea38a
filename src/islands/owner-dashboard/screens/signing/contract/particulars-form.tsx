import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { saveParticulars } from '#src/data/signing/contracts/mutations.ts';
import { contractQueries } from '#src/data/signing/contracts/queries.ts';
import { type ContractParticulars, emptyParticulars } from '#src/domain/signing/contract.ts';
import { useText } from '#src/i18n/react.tsx';
import { addressLine } from '#src/islands/owner-dashboard/screens/portfolio/parts/address.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PartyFields } from './party-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

interface ParticularsFormProps {
  lease: Lease;
  saved: ContractParticulars;
  /** Told whether something typed is not saved yet. */
  onDirty: (isDirty: boolean) => void;
}

export interface ParticularsProps {
  given: ContractParticulars;
  change: (part: Partial<ContractParticulars>) => void;
}

const isUntouched = (saved: ContractParticulars) =>
  JSON.stringify(saved) === JSON.stringify(emptyParticulars);

/** What the contract says besides the terms. What is known already stands there to begin with. */
export function ParticularsForm({ lease, saved, onDirty }: ParticularsFormProps) {
  const { form: text } = useText('ownerContract');
  const today = useToday();
  const [given, setPart] = useDraft<ContractParticulars>(() =>
    isUntouched(saved)
      ? {
          ...saved,
          agreedOn: today,
          agreedIn: lease.municipality,
          tenantDomicile: addressLine(lease),
        }
      : saved,
  );
  const action = useAction({
    mutationFn: saveParticulars,
    invalidates: [contractQueries.all],
    toast: text.saved,
    onDone: () => onDirty(false),
  });
  const change = (part: Partial<ContractParticulars>) => {
    setPart(part);
    onDirty(true);
  };
  return (
    <Card title={text.title} description={text.text}>
      <ActionForm
        className="grid gap-5"
        action={action}
        input={{ leaseId: lease.id, particulars: given }}
        buttons={
          <Button type="submit" isBusy={action.isRunning}>
            {text.save}
          </Button>
        }
      >
        <PlaceFields given={given} change={change} />
        <PartyFields given={given} change={change} />
      </ActionForm>
    </Card>
  );
}
