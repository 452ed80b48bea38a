import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeReference } from '#src/data/screening/applications/people-mutations.ts';
import {
  type Application,
  applicationQueries,
  type Reference,
} from '#src/data/screening/applications/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AddReferenceDialog, RecordReferenceDialog } from './reference-dialogs.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const TONES: Readonly<Record<Reference['outcome'], Tone>> = {
  pending: 'neutral',
  favorable: 'good',
  unfavorable: 'warn',
  unreachable: 'neutral',
};

interface Shown {
  action: 'record' | 'remove';
  reference: Reference;
}

/** Whom the applicants name, and what came of asking. */
export function ReferencesCard({ application, canEdit }: { application: Application; canEdit: boolean }) {
  const { detail: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(applicationQueries.references(id, application.id));
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  return (
    <Card
      title={text.references}
      action={
        canEdit ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.addReference}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.noReferences}</p>}
      >
        {(rows) => (
          <ul className="grid divide-y divide-line">
            {rows.map((reference) => (
              <Line
                key={reference.id}
                reference={reference}
                onAction={canEdit ? (action) => setShown({ action, reference }) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? <AddReferenceDialog application={application} onClose={() => setAdding(false)} /> : null}
      {shown?.action === 'record' ? (
        <RecordReferenceDialog reference={shown.reference} onClose={close} />
      ) : null}
      {shown?.action === 'remove' ? (
        <RemoveDialog
          title={text.removeReferenceTitle({ name: shown.reference.fullName })}
          text={text.removeReferenceText}
          mutationFn={() => removeReference(shown.reference.id)}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}

interface LineProps {
  reference: Reference;
  onAction: ((action: Shown['action']) => void) | undefined;
}

function Line({ reference, onAction }: LineProps) {
  const { detail: text, names } = useText('ownerScreening');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { fullName: name, phone, outcome, note, checkedAt, kind } = reference;
  const asked = checkedAt
    ? text.askedOn({ date: formatDate(todayIn(timeZone, Date.parse(checkedAt)), language, 'short') })
    : null;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{name}</p>
        <p className="text-14 text-hint">
          {[names.referenceKind[kind], phone ? formatPhone(phone) : null, asked].filter(Boolean).join(' · ')}
        </p>
        {note ? <p className="mt-1 text-15 whitespace-pre-line">{note}</p> : null}
      </div>
      <div className="flex items-center gap-2">
        <Badge tone={TONES[outcome]}>{names.referenceOutcome[outcome]}</Badge>
        {onAction ? (
          <>
            <Button size="sm" aria-label={text.recordOf({ name })} onClick={() => onAction('record')}>
              {text.record}
            </Button>
            <IconButton
              size="sm"
              icon={Trash2}
              label={text.removeReferenceTitle({ name })}
              onClick={() => onAction('remove')}
            />
          </>
        ) : null}
      </div>
    </li>
  );
}
