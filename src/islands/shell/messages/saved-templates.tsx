import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type MessageTemplate,
  removeTemplate,
  saveTemplate,
  templateQueries,
} from '#src/data/messages/templates.ts';
import { newId } from '#src/data/new-id.ts';
import type { TemplateKind } from '#src/domain/foundation/outgoing-enums.ts';
import type { Language } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { QueryView } from '../query-view.tsx';
import { useOrganization } from '../session.ts';
import { useAction } from '../use-action.ts';
import { TemplateChoice, type Written } from './template-choice.tsx';
import { TitleForm } from './title-form.tsx';

interface SavedTemplatesProps {
  kind: TemplateKind;
  language: Language;
  written: Written;
  onUse: (template: Written) => void;
}

/** The organization's own texts: one is chosen, renamed or removed, and what is written is kept as another. */
export function SavedTemplates({ kind, language, written, onUse }: SavedTemplatesProps) {
  const { compose } = useText('messages');
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const query = useQuery(templateQueries.of(organizationId, kind));
  const [removed, setRemoved] = useState<MessageTemplate | null>(null);
  const restore = useAction({
    mutationFn: saveTemplate,
    invalidates: [templateQueries.all],
    onDone: () => setRemoved(null),
  });
  return (
    <section className="grid gap-1">
      <h3 className="text-14 font-semibold text-secondary">{compose.savedTemplates}</h3>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(all) => (
          <Rows rows={all.filter((one) => one.language === language)} onUse={onUse} onRemoved={setRemoved} />
        )}
      </QueryView>
      <div role="status" className="text-14 empty:hidden">
        {removed ? (
          <span className="flex flex-wrap items-center gap-2">
            {compose.templateRemoved({ name: removed.title })}
            <Button
              size="sm"
              isBusy={restore.isRunning}
              onClick={() => void restore.run({ ...removed, organizationId })}
            >
              {compose.templateUndo}
            </Button>
          </span>
        ) : null}
      </div>
      <FailureNote text={restore.error} />
      <KeepWritten kind={kind} language={language} written={written} />
    </section>
  );
}

interface RowsProps {
  rows: readonly MessageTemplate[];
  onUse: (template: Written) => void;
  onRemoved: (template: MessageTemplate) => void;
}

function Rows({ rows, onUse, onRemoved }: RowsProps) {
  const { compose } = useText('messages');
  if (rows.length === 0) return <p className="py-1 text-14 text-hint">{compose.noSavedTemplates}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} onUse={onUse} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}

function Row({ row, onUse, onRemoved }: Omit<RowsProps, 'rows'> & { row: MessageTemplate }) {
  const { compose } = useText('messages');
  const { id: organizationId } = useOrganization();
  const [isRenaming, setRenaming] = useState(false);
  const rename = useAction({
    mutationFn: saveTemplate,
    invalidates: [templateQueries.all],
    onDone: () => setRenaming(false),
  });
  const remove = useAction({
    mutationFn: removeTemplate,
    invalidates: [templateQueries.all],
    onDone: () => onRemoved(row),
  });
  const name = row.title;
  if (isRenaming) {
    return (
      <li className="py-2">
        <TitleForm
          label={compose.templateName}
          initial={name}
          submitLabel={compose.rename}
          action={rename}
          onSubmit={(title) => void rename.run({ ...row, title, organizationId })}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className="grid">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1" lang={row.language}>
          <TemplateChoice
            title={name}
            body={row.body}
            label={compose.use({ name })}
            onUse={() => onUse(row)}
          />
        </div>
        <IconButton icon={Pencil} label={compose.renameOf({ name })} onClick={() => setRenaming(true)} />
        <IconButton
          icon={Trash2}
          label={compose.removeTemplate({ name })}
          disabled={remove.isRunning}
          onClick={() => void remove.run({ templateId: row.id })}
        />
      </div>
      <FailureNote text={remove.error} />
    </li>
  );
}

function KeepWritten({ kind, language, written }: Omit<SavedTemplatesProps, 'onUse'>) {
  const { compose } = useText('messages');
  const { id: organizationId } = useOrganization();
  const [id, setId] = useState<string | null>(null);
  const keep = useAction({
    mutationFn: saveTemplate,
    invalidates: [templateQueries.all],
    onDone: () => setId(null),
  });
  const body = written.body.trim();
  if (body === '') return <p className="text-14 text-hint">{compose.writeToKeep}</p>;
  if (id === null) {
    return (
      <div>
        <Button size="sm" onClick={() => setId(newId())}>
          {compose.keepWritten}
        </Button>
      </div>
    );
  }
  return (
    <TitleForm
      label={compose.templateName}
      initial={written.title.trim()}
      submitLabel={compose.keep}
      action={keep}
      onSubmit={(title) => void keep.run({ id, organizationId, kind, language, title, body })}
      onCancel={() => setId(null)}
    />
  );
}
