import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { documentQueries } from '#src/data/documents/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import type { DecisionFieldsProps } from './question-fields.tsx';

/** Documents of the building that the decision is about. */
export function DocumentsField({ app: { form } }: DecisionFieldsProps) {
  const { form: text } = useText('ownerDecisions');
  const { states } = useText('common');
  const { id } = useOrganization();
  const [propertyId, chosen] = form.watch(['propertyId', 'documentIds']);
  const query = useQuery({
    ...documentQueries.of(id, { column: 'propertyId', id: propertyId ?? '' }),
    enabled: Boolean(propertyId),
  });
  if (!propertyId) return null;
  const set = (next: readonly string[]) => form.setValue('documentIds', [...next], { shouldDirty: true });
  return (
    <QueryView query={query} skeleton={<SkeletonFields label={states.loading} rows={1} />}>
      {(documents) => (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 text-14 font-medium">{text.documents}</legend>
          <ul className="divide-y divide-line empty:hidden">
            {documents
              .filter((document) => chosen.includes(document.id))
              .map(({ id: documentId, name }) => (
                <li key={documentId} className="flex items-center justify-between gap-2">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <IconButton
                    icon={X}
                    label={text.removeDocument({ name })}
                    onClick={() => set(chosen.filter((one) => one !== documentId))}
                  />
                </li>
              ))}
          </ul>
          <Combobox
            id="documentIds"
            label={text.document}
            optional={states.optional}
            value={null}
            options={documents
              .filter((document) => !chosen.includes(document.id))
              .map((document) => ({ value: document.id, label: document.name }))}
            emptyText={text.noDocument}
            onChange={(next) => next && set([...chosen, next])}
          />
        </fieldset>
      )}
    </QueryView>
  );
}
