import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addLegalFileEvent } from '#src/data/law/files/mutations.ts';
import { legalFileQueries } from '#src/data/law/files/queries.ts';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import type { FileEvent, LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import { paperOfFile } from '#src/domain/law/legal-files.ts';
import { mayBeWritten, missingFacts, type PaperFacts, periodOfPaper } from '#src/domain/law/paper.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { PaperDate } from '../papers/paper-date.tsx';
import { PaperFields } from '../papers/paper-fields.tsx';

interface PaperDialogProps {
  file: LegalFileRecord;
  /** The paper whose place it takes. */
  corrects: FileEvent | null;
  onClose: () => void;
}

/** Asks for what the paper of a file says, and keeps it as it is written today. */
export function PaperDialog({ file, corrects, onClose }: PaperDialogProps) {
  const text = useText('legalFiles');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(leaseQueries.byId(id, file.leaseId));
  return (
    <ActionDialog title={text.write} submitLabel={text.write} onClose={onClose}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {(lease) => <PaperFactsForm lease={lease} file={file} corrects={corrects} onClose={onClose} />}
      </QueryView>
    </ActionDialog>
  );
}

/** The day that the file knows already: of the return, the sale or the death. */
function knownDay({ days }: LegalFileRecord): string {
  const known = ['unit_returned', 'ownership_changed', 'tenant_died'];
  return days.findLast(({ step }) => known.includes(step))?.happenedOn ?? '';
}

function PaperFactsForm({ file, corrects, onClose, lease }: PaperDialogProps & { lease: Lease }) {
  const text = useText('legalFiles');
  const { kinds } = useText('legalPapers');
  const kind = paperOfFile[file.kind];
  const [facts, setFacts] = useState<PaperFacts>(
    () =>
      corrects?.paper?.facts ?? { day: knownDay(file), untilDay: '', amountMinor: null, name: '', text: '' },
  );
  const paper = periodOfPaper(kind, { use: file.unitUse, endsOn: file.endsOn }, facts.day, file.today);
  const missing = missingFacts(kind, facts);
  const isPossible = mayBeWritten(kind, paper, file.today);
  const write = useAction({
    mutationFn: addLegalFileEvent,
    invalidates: [legalFileQueries.all, ['calendar']],
    toast: text.written,
    onDone: onClose,
  });
  const event = {
    step: 'paper_written',
    happenedOn: file.today,
    correctsId: corrects?.id ?? null,
    paper: { ...facts },
  };
  return (
    <ActionForm action={write} input={missing.length === 0 && isPossible ? { fileId: file.id, event } : null}>
      <p className="text-15">{kinds[kind]}</p>
      {corrects ? <p className="text-15 text-secondary">{text.correctText}</p> : null}
      <PaperFields
        lease={lease}
        draft={{ kind, ...facts }}
        missing={missing}
        onChange={(part) => setFacts((before) => ({ ...before, ...part }))}
      />
      {paper ? <PaperDate kind={kind} paper={paper} /> : null}
      {isPossible || missing.includes('day') ? null : <FormFault text={text.problems.notPossible} />}
    </ActionForm>
  );
}
