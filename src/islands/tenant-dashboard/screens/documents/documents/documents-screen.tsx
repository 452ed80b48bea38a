import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileText, FolderOpen } from 'lucide-react';
import { fetchDocument } from '#src/data/documents/mutations.ts';
import { documentQueries, type StoredDocument } from '#src/data/documents/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { MyContract } from '#src/data/signing/contracts/mine.ts';
import { contractQueries } from '#src/data/signing/contracts/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ContractBadge } from '#src/islands/shell/contract/contract-badge.tsx';
import { useDocumentLine } from '#src/islands/shell/document-line.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { RequestedCard } from './requested-card.tsx';

/** What the reader is asked for, their contracts and what their landlords share with them. */
export function Screen() {
  const text = useText('documents');
  const contracts = useQuery(contractQueries.mine());
  const files = useQuery(documentQueries.shared());
  return (
    <>
      <PageHeader title={text.title} />
      <div className="grid gap-5">
        <RequestedCard />
        <Card title={text.tenant.contracts} isFlush>
          <QueryView
            query={contracts}
            skeleton={<CardSkeleton />}
            isEmpty={(all) => all.length === 0}
            empty={<p className="px-5 pb-5 text-15 text-hint">{text.tenant.noContracts}</p>}
          >
            {(all) => (
              <ul className="divide-y divide-line border-t border-line">
                {all.map((one) => (
                  <ContractLine key={one.signerId} contract={one} />
                ))}
              </ul>
            )}
          </QueryView>
        </Card>
        <Card title={text.tenant.files} isFlush>
          <QueryView
            query={files}
            skeleton={<CardSkeleton />}
            isEmpty={(all) => all.length === 0}
            empty={<EmptyState icon={FolderOpen} title={text.emptyTitle} text={text.tenant.noFiles} />}
          >
            {(all) => (
              <ul className="divide-y divide-line border-t border-line">
                {all.map((one) => (
                  <FileLine key={one.id} document={one} />
                ))}
              </ul>
            )}
          </QueryView>
        </Card>
      </div>
    </>
  );
}

function ContractLine({ contract }: { contract: MyContract }) {
  const text = useText('contract');
  const { tenant } = useText('documents');
  const language = useLanguage();
  const sentOn = text.sentOn({ date: formatInstant(contract.sentAt, language) });
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 hover:bg-hover">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <AppLink
          to={`/contracts/${contract.versionId}`}
          className="font-medium text-action after:absolute after:inset-0 hover:underline"
        >
          {`${text.kinds[contract.kind]} · ${tenant.place(contract)}`}
        </AppLink>
        <p className="text-14 text-hint">{sentOn}</p>
        <ContractBadge status={contract.status} />
      </div>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-hint" />
    </li>
  );
}

function FileLine({ document }: { document: StoredDocument }) {
  const text = useText('documents');
  const line = useDocumentLine();
  const open = useAction({
    mutationFn: fetchDocument,
    worksOffline: true,
    onDone: (file) => saveFile(file, document.name),
  });
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 hover:bg-hover">
      <FileText size={20} aria-hidden="true" className="shrink-0 text-hint" />
      <div className="min-w-0">
        <button
          type="button"
          className="rounded-mark text-left font-medium text-action wrap-anywhere after:absolute after:inset-0 hover:underline"
          aria-label={text.open({ name: document.name })}
          onClick={() => void open.run({ path: document.path })}
        >
          {document.name}
        </button>
        <p className="text-14 text-hint">{line(document)}</p>
        <p role="alert" className="text-14 text-bad empty:hidden">
          {open.error}
        </p>
      </div>
    </li>
  );
}
