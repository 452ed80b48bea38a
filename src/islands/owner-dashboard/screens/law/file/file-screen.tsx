import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { legalFileQueries } from '#src/data/law/files/queries.ts';
import type { LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import { nextStep } from '#src/domain/law/legal-files.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BundleButton } from './bundle-button.tsx';
import { GuideCard } from './guide-card.tsx';
import { HistoryCard } from './history-card.tsx';
import type { FileDialog } from './open-dialog.ts';

const EventDialog = lazyPart(() => import('./event-dialog.tsx').then((file) => file.EventDialog));
const PaperDialog = lazyPart(() => import('./paper-dialog.tsx').then((file) => file.PaperDialog));
const CloseDialog = lazyPart(() => import('./close-dialog.tsx').then((file) => file.CloseDialog));

/** A legal file: its steps with the days that the law gives, and what happened in it. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const query = useQuery(legalFileQueries.byId(params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={10} />}>
      {(file) => <FileView file={file} />}
    </QueryView>
  );
}

function FileView({ file }: { file: LegalFileRecord }) {
  const text = useText('legalFiles');
  const { information } = useText('lawLibrary');
  const { titles } = useText('owner');
  const language = useLanguage();
  const { can } = useOrganization();
  const [dialog, setDialog] = useState<FileDialog | null>(null);
  const mayWrite = file.status === 'open' && can('leases.write');
  const place = [file.property, file.unit, file.tenants].filter(Boolean).join(' · ');
  const onClose = () => setDialog(null);
  return (
    <>
      <PageHeader
        kind={titles.legalFile}
        title={text.kinds[file.kind]}
        description={place}
        back={<BackLink to="/legal">{text.back}</BackLink>}
        actions={
          <>
            {mayWrite ? <Button onClick={() => setDialog({ of: 'close' })}>{text.close}</Button> : null}
            <BundleButton fileId={file.id} />
          </>
        }
      />
      <div className="grid max-w-4xl gap-5">
        <Notice>{information}</Notice>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
          <Badge tone={file.status === 'open' ? 'info' : 'neutral'}>{text.statuses[file.status]}</Badge>
          {file.closedAt ? formatDate(file.closedAt.slice(0, 10), language) : null}
          {file.outcome ? <span>{file.outcome}</span> : null}
          <AppLink className={loneLinkClass} to={recordPath.lease(file.leaseId)}>
            {text.lease}
          </AppLink>
        </p>
        <GuideCard
          file={file}
          next={nextStep(file, file.today)?.step ?? null}
          onDialog={mayWrite ? setDialog : null}
        />
        <HistoryCard file={file} onDialog={mayWrite ? setDialog : null} />
      </div>
      {dialog?.of === 'event' ? <EventDialog {...dialog} file={file} onClose={onClose} /> : null}
      {dialog?.of === 'paper' ? <PaperDialog {...dialog} file={file} onClose={onClose} /> : null}
      {dialog?.of === 'close' ? <CloseDialog fileId={file.id} onClose={onClose} /> : null}
    </>
  );
}
