import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  fetchVendorDocument,
  removeVendorDocument,
  type VendorDocument,
  vendorDocumentQueries,
} from '#src/data/expenses/vendors/documents.ts';
import { type VendorDetail, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { vendorDocumentState } from '#src/domain/documents/vendor-document.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { VendorDocumentDialog } from './vendor-document-dialog.tsx';

const TONES: Record<ReturnType<typeof vendorDocumentState>, Tone> = {
  coming: 'neutral',
  valid: 'good',
  ending: 'warn',
  ended: 'bad',
};

/** Papers of a vendor with how each stands today, and which required ones are missing. */
export function VendorDocumentsCard({ vendor }: { vendor: VendorDetail }) {
  const text = useText('vendorDocuments');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(vendorDocumentQueries.ofVendor(id, vendor.id));
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<VendorDocument | null>(null);
  return (
    <Card
      title={text.title}
      action={
        can('money.write') ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(rows) => (
          <div className="grid gap-3">
            {vendor.missingDocuments.length > 0 ? (
              <Notice tone="warn">
                {text.missing({ kinds: vendor.missingDocuments.map((kind) => text.kinds[kind]).join(', ') })}
              </Notice>
            ) : null}
            {rows.length === 0 ? <p className="text-15 text-hint">{text.none}</p> : null}
            <ul className="grid divide-y divide-line empty:hidden">
              {rows.map((row) => (
                <Line key={row.id} paper={row} onRemove={() => setRemoved(row)} />
              ))}
            </ul>
          </div>
        )}
      </QueryView>
      {isAdding ? <VendorDocumentDialog vendorId={vendor.id} onClose={() => setAdding(false)} /> : null}
      {removed ? <RemoveDialog paper={removed} onClose={() => setRemoved(null)} /> : null}
    </Card>
  );
}

function Line({ paper, onRemove }: { paper: VendorDocument; onRemove: () => void }) {
  const text = useText('vendorDocuments');
  const language = useLanguage();
  const { can } = useOrganization();
  const today = useToday();
  const { path, fileName, validUntil } = paper;
  const open = useAction({
    mutationFn: fetchVendorDocument,
    onDone: (file) => saveFile(file, fileName ?? text.file),
  });
  useErrorToast(open);
  const state = vendorDocumentState(paper, today);
  const name = [text.kinds[paper.kind], paper.number].filter(Boolean).join(' ');
  return (
    <li className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          <Badge tone={TONES[state]}>{text.state[state]}</Badge>
        </span>
        <span className="text-14 text-secondary">
          {validUntil ? text.until({ date: formatDate(validUntil, language, 'long') }) : text.noEnd}
        </span>
        {paper.note ? <span className="text-14 text-secondary">{paper.note}</span> : null}
      </span>
      {path ? (
        <IconButton
          size="sm"
          icon={FileText}
          label={text.open({ name })}
          onClick={() => void open.run(path)}
        />
      ) : null}
      {can('money.write') ? (
        <IconButton size="sm" icon={Trash2} label={text.removeOf({ name })} onClick={onRemove} />
      ) : null}
    </li>
  );
}

function RemoveDialog({ paper, onClose }: { paper: VendorDocument; onClose: () => void }) {
  const text = useText('vendorDocuments');
  const remove = useAction({
    mutationFn: removeVendorDocument,
    invalidates: [vendorQueries.all],
    toast: text.removed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void remove.run(paper)}
      title={text.removeTitle({ name: text.kinds[paper.kind] })}
      submitLabel={text.remove}
      action={remove}
      variant="danger"
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}
