import { useQuery } from '@tanstack/react-query';
import type { Control, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { serviceLevelQueries } from '#src/data/maintenance/service-levels.ts';
import {
  type MaintenanceCategory,
  type MaintenancePriority,
  maintenanceCategories,
  maintenancePriorities,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ProblemInput } from './problem-schema.ts';

interface ProblemFieldsProps<Input extends ProblemInput & FieldValues> {
  /** Whose service levels say until when an answer comes. */
  organizationId: string;
  register: UseFormRegister<Input>;
  control: Control<Input, unknown, unknown>;
  errorOf: (name: Path<Input>) => string | undefined;
}

/** What it is about, with the question that helps to tell it, and how urgent it is. */
export function ProblemFields<Input extends ProblemInput & FieldValues>(props: ProblemFieldsProps<Input>) {
  const { organizationId, register, control, errorOf } = props;
  const levels = useQuery(serviceLevelQueries.of(organizationId));
  const { fields, category: categories, priority: priorities } = useText('maintenance');
  const { states } = useText('common');
  const name = (field: keyof ProblemInput) => field as unknown as Path<Input>;
  const category = useWatch({ control, name: name('category') }) as MaintenanceCategory | '';
  const hintOf = (priority: MaintenancePriority) => {
    const level = levels.data?.find((one) => one.priority === priority);
    const promise = level ? fields.answerWithin({ hours: level.responseHours }) : '';
    return `${fields.priorityHint[priority]} ${promise}`.trim();
  };
  return (
    <>
      <SelectField
        label={fields.category}
        placeholder=""
        options={maintenanceCategories.map((value) => ({ value, label: categories[value] }))}
        error={errorOf(name('category'))}
        {...register(name('category'))}
      />
      <TextField
        label={fields.title}
        hint={fields.titleHint}
        autoComplete="off"
        maxLength={120}
        error={errorOf(name('title'))}
        {...register(name('title'))}
      />
      <TextArea
        label={fields.description}
        hint={category ? fields.questions[category] : undefined}
        optional={states.optional}
        rows={4}
        maxLength={4000}
        error={errorOf(name('description'))}
        {...register(name('description'))}
      />
      <ChoiceGroup
        label={fields.priority}
        choices={maintenancePriorities.map((value) => ({
          value,
          label: priorities[value],
          hint: hintOf(value),
        }))}
        error={errorOf(name('priority'))}
        {...register(name('priority'))}
      />
    </>
  );
}
