import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { type ContractDraft, contractQueries } from '#src/data/signing/contracts/queries.ts';
import type { ContractParticulars } from '#src/domain/signing/contract.ts';
import { useText } from '#src/i18n/react.tsx';
import { ContractReading } from '#src/islands/shell/contract/contract-reading.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { MissingCard } from './missing-card.tsx';
import { ParticularsForm } from './particulars-form.tsx';
import { SendDialog } from './send-dialog.tsx';

const DraftCheck = lazyPart(() => import('../../law/parts/draft-check.tsx').then((file) => file.DraftCheck), {
  fallback: LoadingText,
});

interface DraftPartProps {
  lease: Lease;
  tenants: readonly Tenant[];
}

/** What would be sent now: what it says, what the law still wants of it, how it reads. */
export function DraftPart({ lease, tenants }: DraftPartProps) {
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const draft = useQuery(contractQueries.draft(lease.id));
  const particulars = useQuery(contractQueries.particulars(organizationId, lease.id));
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <QueryView query={draft} skeleton={skeleton}>
      {(next) => (
        <QueryView query={particulars} skeleton={skeleton}>
          {(given) => <Draft lease={lease} tenants={tenants} draft={next} particulars={given} />}
        </QueryView>
      )}
    </QueryView>
  );
}

interface DraftProps extends DraftPartProps {
  draft: ContractDraft;
  particulars: ContractParticulars;
}

function Draft({ lease, tenants, draft, particulars }: DraftProps) {
  const { screen, send, preview, form } = useText('ownerContract');
  const [isSending, setSending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  if (draft.isAmendment && !draft.hasChanges) return <Notice tone="good">{screen.upToDate}</Notice>;
  const sendButton = (
    <Button
      variant="primary"
      icon={Send}
      disabled={draft.missing.length > 0 || isDirty}
      onClick={() => setSending(true)}
    >
      {send.action}
    </Button>
  );
  return (
    <>
      {draft.isAmendment ? (
        <Notice title={screen.amendmentTitle}>{screen.amendmentText}</Notice>
      ) : (
        <>
          <MissingCard lease={lease} missing={draft.missing} />
          <ParticularsForm lease={lease} saved={particulars} onDirty={setDirty} />
        </>
      )}
      {/* Before the button that sends it. */}
      <DraftCheck document={draft.document} unitUse={lease.unitUse} />
      <Card title={preview.title} description={isDirty ? form.unsaved : undefined} action={sendButton}>
        <ContractReading document={draft.document} />
      </Card>
      {isSending ? <SendDialog lease={lease} tenants={tenants} onClose={() => setSending(false)} /> : null}
    </>
  );
}
