import type { ContractVersion } from '#src/data/signing/contracts/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ContractBadge } from '#src/islands/shell/contract/contract-badge.tsx';
import { ContractDownload } from '#src/islands/shell/contract/contract-download.tsx';
import { SignerList } from '#src/islands/shell/contract/signer-list.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** Every document that was sent about the lease, the newest first. */
export function VersionsCard({ versions }: { versions: readonly ContractVersion[] }) {
  const { versions: text } = useText('ownerContract');
  return (
    <Card title={text.title}>
      {versions.length === 0 ? <p className="text-15 text-hint">{text.none}</p> : null}
      <ul className="grid divide-y divide-line">
        {versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ul>
    </Card>
  );
}

function Version({ version }: { version: ContractVersion }) {
  const text = useText('contract');
  const language = useLanguage();
  const { kind, status, signers, createdAt: sentAt, closeReason: reason } = version;
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">{`${text.kinds[kind]} · ${text.version(version)}`}</p>
          <p className="text-14 text-hint">{text.sentOn({ date: formatInstant(sentAt, language) })}</p>
        </div>
        <ContractBadge status={status} />
      </div>
      {reason ? <p className="text-14 wrap-anywhere">{text.reason({ reason })}</p> : null}
      <details className="text-15">
        <summary className="cursor-pointer text-action">{text.signers}</summary>
        <div className="mt-3">
          <SignerList signers={signers} />
        </div>
      </details>
      <ContractDownload version={version} size="sm" />
    </li>
  );
}
