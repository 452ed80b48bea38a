import { useQuery } from '@tanstack/react-query';
import {
  type ServiceLevel,
  serviceLevelQueries,
  setServiceLevels,
  suggestedLevels,
} from '#src/data/maintenance/service-levels.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type LevelsInput, type LevelsValues, levelsSchema, toInput, toLevels } from './levels-schema.ts';

/** Within how many hours requests are answered and resolved, by how urgent they are. */
export function Screen() {
  const text = useText('serviceLevels');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(serviceLevelQueries.of(id));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SectionLine />
      <div className="max-w-2xl">
        <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={6} />}>
          {(levels) => (
            <Card>
              <Levels levels={levels} canChange={can('organization.manage')} />
            </Card>
          )}
        </QueryView>
      </div>
    </>
  );
}

function Levels({ levels, canChange }: { levels: readonly ServiceLevel[]; canChange: boolean }) {
  const text = useText('serviceLevels');
  const { id } = useOrganization();
  const app = useAppForm({
    schema: levelsSchema,
    defaults: toInput(levels),
    draftKey: `service-levels:${id}`,
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: (values: LevelsValues) => setServiceLevels(id, toLevels(values)),
    invalidates: [serviceLevelQueries.all],
    toast: text.saved,
    onDone: app.clearDraft,
  });
  return (
    <ActionForm
      action={save}
      onSubmit={app.submit(save.run)}
      className="grid gap-6"
      buttons={
        canChange ? (
          <>
            <Button type="submit" variant="primary" isBusy={save.isRunning}>
              {text.save}
            </Button>
            <Button variant="quiet" onClick={() => app.form.reset(toInput(suggestedLevels))}>
              {text.reset}
            </Button>
          </>
        ) : null
      }
    >
      {canChange ? null : <Notice>{text.readOnly}</Notice>}
      <ul className="grid gap-5">
        {levels.map(({ priority }, index) => (
          <li key={priority}>
            <Level app={app} index={index} priority={priority} canChange={canChange} />
          </li>
        ))}
      </ul>
    </ActionForm>
  );
}

interface LevelProps {
  app: AppForm<LevelsInput, LevelsValues>;
  index: number;
  priority: ServiceLevel['priority'];
  canChange: boolean;
}

function Level({ app, index, priority, canChange }: LevelProps) {
  const text = useText('serviceLevels');
  const { priority: names } = useText('maintenance');
  const field = (name: 'response' | 'resolution', label: string) => (
    <TextField
      id={`levels.${index}.${name}`}
      label={text[name]}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      suffix={text.hours}
      disabled={!canChange}
      error={app.errorOf(`levels.${index}.${name}`)}
      {...app.register(`levels.${index}.${name}`)}
    />
  );
  return (
    <fieldset>
      <legend className="mb-2 text-16 font-semibold">{names[priority]}</legend>
      <div className="grid grid-cols-2 gap-4">
        {field('response', text.responseOf({ priority: names[priority] }))}
        {field('resolution', text.resolutionOf({ priority: names[priority] }))}
      </div>
    </fieldset>
  );
}
