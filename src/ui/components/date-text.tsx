import { type DateStyle, formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';

export type DateTextProps = {
  /** 'YYYY-MM-DD', or 'YYYY-MM' with a month style. */
  date: string;
  /** 'long' in sentences, 'short' in tables. */
  format?: DateStyle;
};

/** A calendar date, which has no time zone. */
export function DateText({ date, format = 'long' }: DateTextProps) {
  return (
    <time dateTime={date} className="whitespace-nowrap tabular-nums">
      {formatDate(date, useLanguage(), format)}
    </time>
  );
}

/** A moment, in the time zone of the organisation. */
export function InstantText({ instant, timeZone }: { instant: string; timeZone?: string }) {
  return <time dateTime={instant}>{formatInstant(instant, useLanguage(), timeZone)}</time>;
}
