import { Download } from 'lucide-react';
import { fetchPaper, type PaperInput } from '#src/data/law/mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import {
  mayBeWritten,
  missingFacts,
  type PaperFacts,
  type PaperKind,
  paperKinds,
  periodOfPaper,
} from '#src/domain/law/paper.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { PaperDate } from './paper-date.tsx';
import { PaperFields } from './paper-fields.tsx';

export interface PaperDraft extends PaperFacts {
  readonly kind: PaperKind;
}

const emptyDraft: PaperDraft = {
  kind: 'end_of_term',
  day: '',
  untilDay: '',
  amountMinor: null,
  name: '',
  text: '',
};

/** Chooses a paper, asks for its facts, shows the date that the law gives, and hands out the PDF. */
export function PaperForm({ lease }: { lease: Lease }) {
  const text = useText('legalPapers');
  const today = useToday();
  const [draft, change] = useDraft(emptyDraft, `legal-paper:${lease.id}`);
  const paper = periodOfPaper(draft.kind, { use: lease.unitUse, endsOn: lease.endsOn }, draft.day, today);
  const missing = missingFacts(draft.kind, draft);
  const input: PaperInput | null =
    missing.length === 0 && mayBeWritten(draft.kind, paper, today) ? { leaseId: lease.id, ...draft } : null;
  const download = useAction({
    mutationFn: fetchPaper,
    worksOffline: true,
    toast: text.downloaded,
    onDone: (file) => saveFile(file, `${text.fileName}-${draft.kind}.pdf`),
  });
  return (
    <Card title={text.kinds[draft.kind]}>
      <ActionForm
        action={download}
        input={input}
        buttons={
          <Button type="submit" variant="primary" icon={Download} isBusy={download.isRunning}>
            {text.download}
          </Button>
        }
      >
        <SelectField
          label={text.kind}
          value={draft.kind}
          options={paperKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={({ target }) =>
            change({ ...emptyDraft, kind: paperKinds.find((one) => one === target.value) ?? draft.kind })
          }
        />
        <PaperFields lease={lease} draft={draft} missing={missing} onChange={change} />
        {paper ? <PaperDate kind={draft.kind} paper={paper} /> : null}
      </ActionForm>
    </Card>
  );
}
