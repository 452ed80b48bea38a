import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { areaQueries, type CommonArea, saveArea } from '#src/data/community/areas.ts';
import { newId } from '#src/data/new-id.ts';
import { SLOT_MINUTES } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type AreaValues, areaSchema } from './area-schema.ts';

interface AreaDialogProps {
  propertyId: string;
  /** Null: a new one. */
  area: CommonArea | null;
  onClose: () => void;
}

/** Midnight at the end of a day is 00:00 to a time field. */
const toField = (time: string) => (time.startsWith('24') ? '00:00' : time.slice(0, 5));

const defaultsOf = (area: CommonArea | null) => ({
  name: area?.name ?? '',
  description: area?.description ?? '',
  opensAt: toField(area?.opensAt ?? '09:00'),
  closesAt: toField(area?.closesAt ?? '21:00'),
  slotMinutes: String(area?.slotMinutes ?? 120),
  maxPerWeek: area?.maxPerWeek ?? 2,
  daysAhead: area?.daysAhead ?? 30,
  needsApproval: area?.needsApproval ?? false,
  isOpen: area?.isOpen ?? true,
});

/** When an area can be reserved, for how long and how often. */
export function AreaDialog({ propertyId, area, onClose }: AreaDialogProps) {
  const { areas: text } = useText('community');
  const areaId = useRef(area?.id ?? newId());
  const app = useAppForm({
    schema: areaSchema,
    defaults: defaultsOf(area),
    draftKey: `area:${area?.id ?? propertyId}`,
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: (values: AreaValues) => saveArea({ propertyId, ...values }, areaId.current),
    invalidates: [areaQueries.all],
    toast: text.saved,
    onDone: () => {
      app.clearDraft();
      onClose();
    },
  });
  return (
    <ActionDialog
      title={area ? text.editTitle : text.add}
      action={save}
      onClose={onClose}
      onSubmit={app.submit(save.run)}
    >
      <TextField label={text.name} autoComplete="off" error={app.errorOf('name')} {...app.register('name')} />
      <Hours app={app} />
      <Limits app={app} />
      <TextArea label={text.description} rows={2} maxLength={1000} {...app.register('description')} />
      <div className="grid">
        <Checkbox label={text.needsApproval} {...app.register('needsApproval')} />
        <Checkbox label={text.isOpen} {...app.register('isOpen')} />
      </div>
    </ActionDialog>
  );
}

type AreaApp = ReturnType<typeof useAppForm<typeof areaSchema>>;

function Hours({ app }: { app: AreaApp }) {
  const { areas: text } = useText('community');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label={text.opensAt}
        type="time"
        error={app.errorOf('opensAt')}
        {...app.register('opensAt')}
      />
      <TextField
        label={text.closesAt}
        type="time"
        error={app.errorOf('closesAt')}
        {...app.register('closesAt')}
      />
      <SelectField
        label={text.slotMinutes}
        options={SLOT_MINUTES.map((count) => ({ value: String(count), label: text.minutes({ count }) }))}
        {...app.register('slotMinutes')}
      />
    </div>
  );
}

function Limits({ app }: { app: AreaApp }) {
  const { areas: text } = useText('community');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['maxPerWeek', 'daysAhead'] as const).map((name) => (
        <Controller
          key={name}
          control={app.form.control}
          name={name}
          render={({ field }) => (
            <NumberField
              id={name}
              label={name === 'maxPerWeek' ? text.maxPerWeek : text.daysAhead}
              value={field.value}
              onChange={field.onChange}
              error={app.errorOf(name)}
            />
          )}
        />
      ))}
    </div>
  );
}
