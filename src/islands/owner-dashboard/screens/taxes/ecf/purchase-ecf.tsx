import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { ecfQueries } from '#src/data/taxes/ecf.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { EcfBadge } from './ecf-badge.tsx';
import { EcfPanel } from './ecf-panel.tsx';
import { ecfLook } from './ecf-state.ts';
import { TrialBadge } from './trial-badge.tsx';

/** How far the e-CF of an own purchase is, and the way to what can be done; nothing where there is none. */
export function PurchaseEcf({ receiptId }: { receiptId: string }) {
  const { details: text } = useText('ownerEcf');
  const { id } = useOrganization();
  const document = useQuery(ecfQueries.ofPurchase(id, receiptId)).data;
  const [isOpen, setOpen] = useState(false);
  useLive(
    [{ table: 'ecf_documents', filter: `purchase_receipt_id=eq.${receiptId}` }],
    [['taxes', id, 'ecf']],
  );
  if (!document) return null;
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-2">
        <EcfBadge look={ecfLook({ ...document, contingency: document.contingencyKind })} />
        <TrialBadge environment={document.environment} />
        <Button size="sm" icon={FileSearch} onClick={() => setOpen(true)}>
          {text.openOf({ encf: document.encf })}
        </Button>
      </span>
      {isOpen ? (
        <EcfPanel documentId={document.id} encf={document.encf} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
