import { useQuery } from '@tanstack/react-query';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type DecisionInput, type DecisionValues, hasMatter } from './decision-schema.ts';

export interface DecisionFieldsProps {
  app: AppForm<DecisionInput, DecisionValues>;
}

/** The building, the question, and what kind of matter it is. */
export function QuestionFields({ app, isNew }: DecisionFieldsProps & { isNew: boolean }) {
  const { form: text } = useText('ownerDecisions');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { form, register, errorOf } = app;
  const [propertyId, kind] = form.watch(['propertyId', 'kind']);
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <div className="grid gap-4">
      <QueryView query={properties} skeleton={<SkeletonFields label={states.loading} rows={1} />}>
        {(rows) => (
          <Combobox
            id="propertyId"
            label={text.property}
            value={propertyId}
            // A decision stays with its building.
            disabled={!isNew}
            options={rows.map((row) => ({ value: row.id, label: row.name }))}
            emptyText={text.noProperty}
            error={errorOf('propertyId')}
            onChange={(next) => {
              form.setValue('propertyId', next, { shouldValidate: form.formState.isSubmitted });
              form.setValue('matter', '');
              form.setValue('documentIds', []);
            }}
          />
        )}
      </QueryView>
      <TextField
        label={text.question}
        hint={text.questionHint}
        autoComplete="off"
        maxLength={300}
        error={errorOf('question')}
        column="question"
        {...register('question')}
      />
      <TextArea
        label={text.body}
        optional={states.optional}
        rows={6}
        error={errorOf('body')}
        column="body"
        {...register('body')}
      />
      {propertyId && hasMatter(kind) ? <MatterField app={app} propertyId={propertyId} /> : null}
    </div>
  );
}

/** The matters of the building's rules, each with its majority. */
function MatterField({ app, propertyId }: DecisionFieldsProps & { propertyId: string }) {
  const { form: text } = useText('ownerDecisions');
  const { states } = useText('common');
  const query = useQuery(ruleQueries.current(propertyId));
  return (
    <QueryView query={query} skeleton={<SkeletonFields label={states.loading} rows={1} />}>
      {({ majorities }) =>
        majorities.length === 0 ? (
          <p className="text-14 text-secondary">
            {text.noMatter}{' '}
            <AppLink to={`/democratic/rules/${propertyId}/edit#majorities`} className="text-action underline">
              {text.stateMajorities}
            </AppLink>
          </p>
        ) : (
          <SelectField
            label={text.matter}
            hint={text.matterHint}
            optional={states.optional}
            placeholder=""
            options={majorities.map(({ matter, numerator, denominator, mustExceed }) => ({
              value: matter,
              label: `${matter} (${mustExceed ? '>' : '≥'} ${numerator}/${denominator})`,
            }))}
            error={app.errorOf('matter')}
            {...app.register('matter')}
          />
        )
      }
    </QueryView>
  );
}
