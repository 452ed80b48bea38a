import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { addTag, removeTag } from '#src/data/leasing/people/page-mutations.ts';
import { personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST_TAG = 30;
const invalidates = [peopleQueries.all, tenantQueries.all];

/** Words by which the team groups people. */
export function TagsCard({ personId }: { personId: string }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(personPageQueries.tags(id, personId));
  const removal = useAction({ mutationFn: (tagId: string) => removeTag(tagId), invalidates });
  useErrorToast(removal);
  return (
    <Card title={text.tags}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={1} />}>
        {(tags) => (
          <div className="grid gap-3">
            {tags.length === 0 ? <p className="text-15 text-secondary">{text.noTags}</p> : null}
            <ul className="flex flex-wrap gap-2">
              {tags.map(({ id: tagId, tag }) => (
                <li
                  key={tagId}
                  className="inline-flex items-center gap-1 rounded-full bg-sunken py-0.5 pr-1 pl-3 text-14"
                >
                  <span className="wrap-anywhere">{tag}</span>
                  {can('people.write') ? (
                    <IconButton
                      icon={X}
                      size="sm"
                      label={text.removeTag({ tag })}
                      onClick={() => void removal.run(tagId)}
                    />
                  ) : null}
                </li>
              ))}
            </ul>
            {can('people.write') ? <NewTag personId={personId} /> : null}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function NewTag({ personId }: { personId: string }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { id: organizationId } = useOrganization();
  const [tag, setTag] = useState('');
  const action = useAction({
    mutationFn: (word: string) => addTag({ organizationId, personId, tag: word }),
    invalidates,
    errorTexts: { already_exists: text.tagTwice },
    onDone: () => setTag(''),
  });
  const isMissing = tag.trim() === '';
  return (
    <ActionForm
      // Whatever is refused stands at the only field.
      action={{ ...action, error: null }}
      className="flex flex-wrap items-end gap-2"
      input={isMissing ? null : tag}
    >
      <TextField
        className="flex-1"
        label={text.tag}
        maxLength={LONGEST_TAG}
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        error={isMissing ? text.tagMissing : (action.error ?? undefined)}
      />
      <Button type="submit" isBusy={action.isRunning}>
        {text.addTag}
      </Button>
    </ActionForm>
  );
}
