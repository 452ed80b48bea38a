import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { legalFileQueries } from '#src/data/law/files/queries.ts';
import type { LegalFile } from '#src/domain/law/legal-file-record.ts';
import { inOrderOfDays, nextDay, nextStep } from '#src/domain/law/legal-files.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const OpenFileDialog = lazyPart(() => import('./open-file-dialog.tsx').then((file) => file.OpenFileDialog));

/** Legal files with their next day first, of all leases or of one. */
export function FileList({ leaseId = null }: { leaseId?: string | null }) {
  const text = useText('legalFiles');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const today = useToday();
  const [isOpening, setOpening] = useState(false);
  const query = useQuery(legalFileQueries.list(id, leaseId));
  return (
    <Card
      title={text.title}
      description={text.text}
      action={
        can('leases.write') ? (
          <Button size="sm" variant="primary" onClick={() => setOpening(true)}>
            {text.open}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={4} />}
        isEmpty={(files) => files.length === 0}
        empty={<p className="text-hint">{text.none}</p>}
      >
        {(files) => (
          <ul className="grid divide-y divide-line">
            {inOrderOfDays(files, today).map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
        )}
      </QueryView>
      {isOpening ? <OpenFileDialog leaseId={leaseId} onClose={() => setOpening(false)} /> : null}
    </Card>
  );
}

function FileRow({ file }: { file: LegalFile }) {
  const text = useText('legalFiles');
  const language = useLanguage();
  const today = useToday();
  const next = nextStep(file, today);
  const dated = nextDay(file, today);
  const date = (day: string) => formatDate(day, language);
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AppLink className={loneLinkClass} to={`/legal/files/${file.id}`}>
          {[text.kinds[file.kind], file.property, file.unit].join(' · ')}
        </AppLink>
        {file.status === 'closed' ? <Badge>{text.statuses.closed}</Badge> : null}
        {next?.fault ? <Badge tone="warn">{text.faults[next.fault]}</Badge> : null}
      </div>
      <p className="text-14 text-hint">{file.tenants}</p>
      {file.status === 'open' ? (
        <p className="text-15 tabular-nums">
          {[
            next ? text.next({ step: text.steps[next.step] }) : text.nothingNext,
            // The day may be that of a later step.
            dated && dated.step !== next?.step ? text.steps[dated.step] : '',
            dated
              ? (dated.day === next?.earliest ? text.earliest : text.latest)({ date: date(dated.day) })
              : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : (
        <p className="text-15 text-secondary">{file.outcome}</p>
      )}
    </li>
  );
}
