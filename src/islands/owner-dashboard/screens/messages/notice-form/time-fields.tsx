import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { NoticeFieldsProps } from './text-fields.tsx';

/** From when until when, and whether readers are asked to acknowledge. */
export function TimeFields({ app }: NoticeFieldsProps) {
  const { form: text } = useText('notices');
  const { states } = useText('common');
  const today = useToday();
  const { register, errorOf } = app;
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label={text.when}
        look="segments"
        choices={[
          { value: 'now', label: text.now },
          { value: 'later', label: text.later },
        ]}
        {...register('when')}
      />
      {app.form.watch('when') === 'later' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField id="day" label={text.day} min={today} error={errorOf('day')} {...register('day')} />
          <TextField id="hour" type="time" label={text.hour} {...register('hour')} />
        </div>
      ) : null}
      <DateField
        id="expires"
        label={text.expires}
        hint={text.expiresHint}
        optional={states.optional}
        min={today}
        error={errorOf('expires')}
        {...register('expires')}
      />
      <Checkbox label={text.acknowledge} hint={text.acknowledgeHint} {...register('isAcknowledged')} />
    </div>
  );
}
