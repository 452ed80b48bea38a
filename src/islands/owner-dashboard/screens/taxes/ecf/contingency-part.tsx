import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Contingency, ecfQueries } from '#src/data/taxes/ecf.ts';
import { lastDayOfContingency } from '#src/domain/taxes/ecf/contingency.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useIssuer } from '../taxes/use-issuer.ts';
import { ContingencyPapers } from './contingency-papers.tsx';
import { EndContingencyDialog } from './end-contingency-dialog.tsx';
import { StartContingencyDialog } from './start-contingency-dialog.tsx';

/** The contingency in which paper numbers are given out: the one that is on, or how to begin one; and its papers. */
export function ContingencyPart() {
  const { contingency: text } = useText('ownerEcf');
  const { states } = useText('common');
  const { key } = useIssuer();
  const contingency = useQuery(ecfQueries.contingency(key));
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-15 font-semibold">{text.title}</h3>
      <QueryView query={contingency} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(open) => <State open={open} />}
      </QueryView>
      <ContingencyPapers />
    </section>
  );
}

function State({ open }: { open: Contingency | null }) {
  const { contingency: text } = useText('ownerEcf');
  const { can } = useOrganization();
  const [dialog, setDialog] = useState<'start' | 'end' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      {open ? <OpenContingency open={open} /> : <p className="text-15 text-secondary">{text.none}</p>}
      {can('money.write') ? (
        <p>
          <Button onClick={() => setDialog(open ? 'end' : 'start')}>{open ? text.end : text.start}</Button>
        </p>
      ) : null}
      {dialog === 'start' ? <StartContingencyDialog onClose={close} /> : null}
      {dialog === 'end' && open ? <EndContingencyDialog contingency={open} onClose={close} /> : null}
    </>
  );
}

function OpenContingency({ open }: { open: Contingency }) {
  const { contingency: text } = useText('ownerEcf');
  const language = useLanguage();
  const today = useToday();
  const last = lastDayOfContingency(open.startsOn);
  const date = last && formatDate(last, language);
  return (
    <Notice tone="warn" title={text.open({ date: formatDate(open.startsOn, language) })}>
      <p>
        {open.isTotal ? text.total : text.partial}.{' '}
        {last && date ? (last < today ? text.over({ date }) : text.mostUntil({ date })) : null}
      </p>
      {open.note ? <p className="text-14 text-secondary">{open.note}</p> : null}
    </Notice>
  );
}
