import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';

/** The date of the field that it stands at, whether that is controlled or left to the form. */
export function WrittenDate() {
  const language = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const [date, setDate] = useState('');
  useEffect(() => {
    const input = place.current?.parentElement?.parentElement?.querySelector('input');
    if (!input) return;
    const read = () => setDate(input.value);
    read();
    const stop = new AbortController();
    for (const event of ['input', 'focus', 'blur']) input.addEventListener(event, read, stop);
    return () => stop.abort();
  });
  return (
    <span
      ref={place}
      // Drawn, not written: it repeats the field, which says its value itself.
      aria-hidden="true"
      data-date={date && formatDate(date, language, 'short')}
      className="shrink-0 text-12 text-hint tabular-nums after:content-[attr(data-date)]"
    />
  );
}
