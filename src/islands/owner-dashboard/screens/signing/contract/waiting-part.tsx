import { Bell, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { remindSigners } from '#src/data/signing/contracts/mutations.ts';
import type { ContractVersion } from '#src/data/signing/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SignForm } from '#src/islands/shell/contract/sign-form.tsx';
import { SignerList } from '#src/islands/shell/contract/signer-list.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ContractTextCard } from './contract-text-card.tsx';
import { RecallDialog } from './recall-dialog.tsx';

/** A document that waits: who has signed it, the landlord's own signature, reminding and taking it back. */
export function WaitingPart({ lease, version }: { lease: Lease; version: ContractVersion }) {
  const text = useText('contract');
  const { waiting } = useText('ownerContract');
  const { can } = useOrganization();
  const own = version.signers.find(({ role, signedAt }) => role === 'landlord' && !signedAt);
  return (
    <>
      <Card
        title={text.statuses.open}
        action={can('leases.write') ? <WaitingActions lease={lease} version={version} /> : undefined}
      >
        <SignerList signers={version.signers} />
      </Card>
      <ContractTextCard version={version} />
      {own && can('leases.write') ? (
        <Card title={waiting.sign}>
          <SignForm version={version} signer={own} />
        </Card>
      ) : null}
    </>
  );
}

function WaitingActions({ lease, version }: { lease: Lease; version: ContractVersion }) {
  const { waiting: text } = useText('ownerContract');
  const [isRecalling, setRecalling] = useState(false);
  const remind = useAction({
    mutationFn: remindSigners,
    toast: (count) => text.reminded({ count }),
  });
  useErrorToast(remind);
  const isOthersTurn = version.signers.some(({ role, signedAt: at }) => role !== 'landlord' && !at);
  return (
    <div className="flex flex-wrap gap-2">
      {isOthersTurn ? (
        <Button
          size="sm"
          icon={Bell}
          isBusy={remind.isRunning}
          onClick={() => void remind.run({ versionId: version.id })}
        >
          {text.remind}
        </Button>
      ) : null}
      <Button size="sm" icon={Undo2} onClick={() => setRecalling(true)}>
        {text.recall}
      </Button>
      {isRecalling ? <RecallDialog leaseId={lease.id} onClose={() => setRecalling(false)} /> : null}
    </div>
  );
}
