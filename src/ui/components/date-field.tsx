import { lazy, Suspense } from 'react';
import { useLanguage } from '#src/i18n/react.tsx';
import { isOtherDayOrder } from './day-order.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

// Most browsers write dates as their reader does.
const WrittenDate = lazy(() => import('./written-date.tsx').then((file) => ({ default: file.WrittenDate })));

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'aside'>;

/**
 * A calendar date with the platform's own picker. Its value, `min` and `max` are 'YYYY-MM-DD'; an unfinished date is ''.
 * The platform writes it in the order of the browser's language; where that is not the reader's, it stands beside the
 * label as it stands in the tables.
 */
export function DateField(props: DateFieldProps) {
  const language = useLanguage();
  return (
    <TextField
      {...props}
      type="date"
      inputClassName="tabular-nums appearance-none"
      {...(isOtherDayOrder(language) && {
        aside: (
          <Suspense>
            <WrittenDate />
          </Suspense>
        ),
      })}
    />
  );
}
