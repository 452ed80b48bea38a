import { useQuery } from '@tanstack/react-query';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import {
  maintenanceCategories,
  maintenancePriorities,
  preventiveRhythms,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { PlaceFields } from '../parts/place-fields.tsx';
import type { PlanInput, PlanValues } from './plan-schema.ts';

type PlanApp = AppForm<PlanInput, PlanValues>;

interface PlanFieldsProps {
  app: PlanApp;
  /** Name of who has it now: they may have left meanwhile. */
  assignee: string | null;
}

/** What is done, where, how often, and by whom. */
export function PlanFields({ app, assignee }: PlanFieldsProps) {
  const { form: text } = useText('preventivePlans');
  const { category } = useText('maintenance');
  const { form, register, errorOf } = app;
  const [propertyId, unitId, assetId] = form.watch(['propertyId', 'unitId', 'assetId']);
  return (
    <>
      <TextField
        label={text.title}
        hint={text.titleHint}
        autoComplete="off"
        maxLength={120}
        error={errorOf('title')}
        {...register('title')}
      />
      <SelectField
        label={text.category}
        placeholder=""
        options={maintenanceCategories.map((value) => ({ value, label: category[value] }))}
        error={errorOf('category')}
        {...register('category')}
      />
      <PlaceFields
        place={{ propertyId, unitId, assetId }}
        propertyError={errorOf('propertyId')}
        hasAsset
        onChange={(part) => {
          const shouldValidate = form.formState.isSubmitted;
          if (part.propertyId !== undefined) form.setValue('propertyId', part.propertyId, { shouldValidate });
          if (part.unitId !== undefined) form.setValue('unitId', part.unitId);
          if (part.assetId !== undefined) form.setValue('assetId', part.assetId);
        }}
      />
      <When app={app} />
      <Who app={app} assignee={assignee} />
    </>
  );
}

function When({ app: { register, errorOf } }: { app: PlanApp }) {
  const { form: text } = useText('preventivePlans');
  const { states } = useText('common');
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={text.every}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('every')}
        {...register('every')}
      />
      <SelectField
        label={text.unit}
        options={preventiveRhythms.map((value) => ({ value, label: text.units[value] }))}
        {...register('rhythm')}
      />
      <DateField label={text.startsOn} error={errorOf('startsOn')} {...register('startsOn')} />
      <DateField
        label={text.endsOn}
        optional={states.optional}
        error={errorOf('endsOn')}
        {...register('endsOn')}
      />
      <TextField
        label={text.leadDays}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('leadDays')}
        {...register('leadDays')}
      />
    </div>
  );
}

function Who({ app: { form, register, errorOf }, assignee }: PlanFieldsProps) {
  const { form: text } = useText('preventivePlans');
  const { office, priority, fields, thread } = useText('maintenance');
  const { states } = useText('common');
  const { id } = useOrganization();
  const workers = useQuery(maintenanceQueries.workers(id));
  const people = (workers.data ?? []).map((worker) => ({ value: worker.userId, label: worker.fullName }));
  const chosen = form.watch('assignedTo');
  const isKnown = chosen === '' || people.some(({ value }) => value === chosen);
  return (
    <>
      <TextArea
        label={text.checklist}
        hint={text.checklistHint}
        optional={states.optional}
        rows={4}
        error={errorOf('checklist')}
        {...register('checklist')}
      />
      <TextArea
        label={fields.description}
        optional={states.optional}
        rows={2}
        maxLength={2000}
        error={errorOf('description')}
        {...register('description')}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={office.priority}
          options={maintenancePriorities.map((value) => ({ value, label: priority[value] }))}
          {...register('priority')}
        />
        <SelectField
          // Its choices come after the form: what is chosen is set anew with them.
          key={people.length}
          label={office.assignee}
          placeholder={office.nobody}
          options={isKnown ? people : [...people, { value: chosen, label: assignee ?? thread.former }]}
          {...register('assignedTo')}
        />
      </div>
    </>
  );
}
