import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type EcfDocument, ecfQueries } from '#src/data/taxes/ecf.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AnnulDialog } from './annul-dialog.tsx';
import { EcfActions } from './ecf-actions.tsx';
import { EcfBadge } from './ecf-badge.tsx';
import { EcfDetails } from './ecf-details.tsx';
import { EcfHistory } from './ecf-history.tsx';
import { EcfSays } from './ecf-says.tsx';
import { type EcfLook, ecfLook } from './ecf-state.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { TrialBadge } from './trial-badge.tsx';

interface EcfPanelProps {
  documentId: string;
  encf: string;
  onClose: () => void;
}

/** One electronic receipt: how far it is, what was said of it, what can be done, and what happened. */
export function EcfPanel({ documentId, encf, onClose }: EcfPanelProps) {
  const { details: text } = useText('ownerEcf');
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const document = useQuery(ecfQueries.document(id, documentId));
  const [doing, setDoing] = useState<'replace' | 'annul' | null>(null);
  const back = () => setDoing(null);
  if (doing === 'replace' && document.data) return <ReplaceDialog document={document.data} onClose={back} />;
  if (doing === 'annul' && document.data) return <AnnulDialog document={document.data} onClose={back} />;
  return (
    <SidePanel isOpen onClose={onClose} title={text.title({ encf })} closeLabel={actions.close}>
      <QueryView query={document} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(found) => <Whole document={found} onDo={setDoing} />}
      </QueryView>
    </SidePanel>
  );
}

/** A document's state as it is told. */
export const lookOf = (document: EcfDocument): EcfLook =>
  ecfLook({ ...document, contingency: document.contingencyKind });

interface WholeProps {
  document: EcfDocument;
  onDo: (what: 'replace' | 'annul') => void;
}

function Whole({ document, onDo }: WholeProps) {
  const { meaning, details: text } = useText('ownerEcf');
  const look = lookOf(document);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-2">
          <EcfBadge look={look} />
          <TrialBadge environment={document.environment} />
        </p>
        <p role="status" className="text-15">
          {meaning[look]}
        </p>
      </div>
      <EcfSays document={document} />
      <EcfActions document={document} look={look} onDo={onDo} />
      <EcfDetails document={document} />
      <section className="grid gap-3">
        <h3 className="text-16 font-semibold">{text.history}</h3>
        <EcfHistory documentId={document.id} />
      </section>
    </div>
  );
}
