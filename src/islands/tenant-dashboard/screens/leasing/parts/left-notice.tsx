import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Says to who left a lease that others go on with what there still is for them. */
export function LeftNotice({ day }: { day: string }) {
  const { tenancy } = useText('tenant');
  const language = useLanguage();
  return (
    <div className="mb-5">
      <Notice>{tenancy.left({ date: formatDate(day, language, 'long') })}</Notice>
    </div>
  );
}
