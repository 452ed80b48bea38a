import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveAssembly } from '#src/data/decisions/assemblies/mutations.ts';
import { type AgendaItem, type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { AgendaFields } from './agenda-fields.tsx';
import { type AssemblyDraft, assemblyDraft, type DraftProblem, readAssembly } from './assembly-draft.ts';

interface Known {
  readonly assembly: Assembly;
  readonly items: readonly AgendaItem[];
}

/** Where an assembly is written before it is called. */
export function Screen({ params: { id } }: ScreenProps) {
  const { form: text, back } = useText('assemblies');
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={id ? text.editTitle : text.newTitle}
        description={text.text}
        back={<BackLink to="/democratic/assemblies">{back}</BackLink>}
      />
      {id ? <KnownForm id={id} /> : <AssemblyForm known={null} />}
    </div>
  );
}

function KnownForm({ id }: { id: string }) {
  const { states } = useText('common');
  const assembly = useQuery(assemblyQueries.byId(id));
  const items = useQuery(assemblyQueries.items(id));
  const skeleton = <SkeletonFields label={states.loading} rows={6} />;
  return (
    <QueryView query={assembly} skeleton={skeleton}>
      {(facts) => (
        <QueryView query={items} skeleton={skeleton}>
          {(rows) => <AssemblyForm key={id} known={{ assembly: facts, items: rows }} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function AssemblyForm({ known }: { known: Known | null }) {
  const { form: text } = useText('assemblies');
  const { timeZone } = useOrganization();
  const go = useGo();
  const [assemblyId] = useState(() => known?.assembly.id ?? newId());
  const [draft, change, clear] = useDraft<AssemblyDraft>(
    () => assemblyDraft(known, timeZone, assemblyId),
    `assembly:${known?.assembly.id ?? ''}`,
  );
  const { problems, itemProblems, input } = readAssembly(draft, timeZone);
  const save = useAction({
    mutationFn: saveAssembly,
    invalidates: [assemblyQueries.all],
    toast: text.saved,
    onDone: () => {
      clear();
      go(recordPath.assembly(assemblyId));
    },
  });
  const said = (problem: DraftProblem | undefined) => problem && text.problems[problem];
  return (
    <ActionForm
      action={save}
      input={input && { assemblyId, ...input }}
      buttons={
        <Button type="submit" variant="primary" isBusy={save.isRunning}>
          {text.save}
        </Button>
      }
    >
      <Card>
        <div className="grid gap-4">
          <BuildingField
            isFixed={known !== null}
            value={draft.propertyId}
            error={said(problems.propertyId)}
            onChange={(propertyId) =>
              change({ propertyId, items: draft.items.map((item) => ({ ...item, decisionId: null })) })
            }
          />
          <TextField
            label={text.title}
            hint={text.titleHint}
            autoComplete="off"
            value={draft.title}
            error={said(problems.title)}
            column="title"
            onChange={({ target }) => change({ title: target.value })}
          />
          <PlaceAndTime draft={draft} problems={problems} onChange={change} />
        </div>
      </Card>
      <Card>
        <AgendaFields
          assemblyId={assemblyId}
          draft={draft}
          problems={itemProblems}
          onChange={(items) => change({ items })}
        />
        <FieldError id="agenda-error" text={said(problems.itemCount)} />
      </Card>
    </ActionForm>
  );
}

interface BuildingFieldProps {
  /** An assembly stays with its building. */
  isFixed: boolean;
  value: string | null;
  error: string | undefined;
  onChange: (propertyId: string | null) => void;
}

function BuildingField({ isFixed, value, error, onChange }: BuildingFieldProps) {
  const { form: text } = useText('assemblies');
  const { states } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <QueryView query={properties} skeleton={<SkeletonFields label={states.loading} rows={1} />}>
      {(rows) => (
        <Combobox
          id="propertyId"
          label={text.building}
          value={value}
          options={rows.map((row) => ({ value: row.id, label: row.name }))}
          emptyText={text.noBuilding}
          error={error}
          disabled={isFixed}
          onChange={onChange}
        />
      )}
    </QueryView>
  );
}

interface PlaceAndTimeProps {
  draft: AssemblyDraft;
  problems: ReturnType<typeof readAssembly>['problems'];
  onChange: (part: Partial<AssemblyDraft>) => void;
}

function PlaceAndTime({ draft, problems, onChange }: PlaceAndTimeProps) {
  const { form: text } = useText('assemblies');
  const { states } = useText('common');
  const today = useToday();
  const field = (name: 'place' | 'day' | 'hour' | 'secondDay' | 'secondHour') => ({
    id: name,
    value: draft[name],
    error: problems[name] && text.problems[problems[name]],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField
        label={text.place}
        optional={states.optional}
        autoComplete="off"
        column="place"
        {...field('place')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={text.day} min={today} column="starts_at" {...field('day')} />
        <TextField type="time" label={text.hour} {...field('hour')} />
        <DateField
          label={text.secondDay}
          hint={text.secondHint}
          optional={states.optional}
          min={draft.day || today}
          column="second_call_at"
          {...field('secondDay')}
        />
        <TextField type="time" label={text.secondHour} optional={states.optional} {...field('secondHour')} />
      </div>
    </>
  );
}
