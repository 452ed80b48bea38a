import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyContract } from '#src/data/signing/contracts/mine.ts';
import { contractQueries, type FullContract } from '#src/data/signing/contracts/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ContractBadge } from '#src/islands/shell/contract/contract-badge.tsx';
import { ContractDownload } from '#src/islands/shell/contract/contract-download.tsx';
import { ContractReading } from '#src/islands/shell/contract/contract-reading.tsx';
import { SignForm } from '#src/islands/shell/contract/sign-form.tsx';
import { SignerList } from '#src/islands/shell/contract/signer-list.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { ScreenSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

/** A document that was sent to the reader: its text, who has signed it, and the reader's own signature. */
export function Screen({ params }: ScreenProps) {
  const version = useQuery(contractQueries.version(params.id ?? ''));
  const mine = useQuery(contractQueries.mine());
  useLive([{ table: 'contract_signers', filter: `version_id=eq.${params.id}` }], [contractQueries.all]);
  return (
    <QueryView query={version} skeleton={<ScreenSkeleton />}>
      {(contract) => (
        <QueryView query={mine} skeleton={<ScreenSkeleton />}>
          {(all) => {
            const own = all.find((one) => one.versionId === contract.id);
            return own ? <Contract contract={contract} own={own} /> : <NotFound />;
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

function Contract({ contract, own }: { contract: FullContract; own: MyContract }) {
  const text = useText('contract');
  const { tenant } = useText('documents');
  const language = useLanguage();
  const sentOn = text.sentOn({ date: formatInstant(contract.createdAt, language) });
  return (
    <>
      <PageHeader
        title={contract.document.title[language]}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {tenant.place(own)}
            <ContractBadge status={contract.status} />
          </span>
        }
      />
      <div className="grid gap-5">
        {contract.status === 'open' && own.signedAt ? <Notice tone="good">{tenant.youSigned}</Notice> : null}
        {contract.status === 'refused' || contract.status === 'voided' ? (
          <Notice tone="warn">{[tenant.closed, contract.closeReason].filter(Boolean).join(' ')}</Notice>
        ) : null}
        <Card title={own.landlord} description={sentOn}>
          <ContractReading document={contract.document} />
        </Card>
        {contract.status === 'open' && !own.signedAt ? <SignCard contract={contract} own={own} /> : null}
        <Card title={text.signers} action={<ContractDownload version={contract} size="sm" />}>
          <SignerList signers={contract.signers} />
        </Card>
      </div>
    </>
  );
}

function SignCard({ contract, own }: { contract: FullContract; own: MyContract }) {
  const text = useText('contract');
  const [isRefusing, setRefusing] = useState(false);
  return (
    <Card title={text.sign.title}>
      <div className="grid gap-3">
        <SignForm version={contract} signer={{ id: own.signerId, role: own.role, fullName: own.fullName }} />
        <Button variant="quiet" isBlock onClick={() => setRefusing(true)}>
          {text.refuse.action}
        </Button>
      </div>
      {isRefusing ? <RefuseDialog signerId={own.signerId} onClose={() => setRefusing(false)} /> : null}
    </Card>
  );
}
