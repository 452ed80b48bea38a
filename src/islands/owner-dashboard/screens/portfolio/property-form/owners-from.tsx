import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import type { DetailProps } from './detail-fields.tsx';
import { changeDays } from './owner-changes.ts';

export interface OwnersFromProps extends Pick<DetailProps, 'register' | 'errorOf'> {
  /** The first day of those who own it now; null when nobody owned it before them. */
  since: string | null;
}

/** From which day on the owners above own the property: who owned it before keeps what was before. */
export function OwnersFrom({ register, errorOf, since }: OwnersFromProps) {
  const { propertyFacts: text } = useText('ownerProperty');
  const language = useLanguage();
  const today = useToday();
  const correction =
    since === null ? text.correctsAll : text.correctsSince({ day: formatDate(since, language) });
  return (
    <div className="max-w-md">
      <SelectField
        {...register('details.ownersFrom')}
        label={text.ownersFrom}
        hint={text.ownersFromHint}
        options={[
          ...changeDays(since, today).map((value) => ({ value, label: formatDate(value, language) })),
          { value: '', label: correction },
        ]}
        error={errorOf('details.ownersFrom')}
      />
    </div>
  );
}
