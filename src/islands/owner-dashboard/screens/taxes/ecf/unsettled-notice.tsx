import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { unsettledOf } from './ecf-month.ts';
import { useEcfOfMonth } from './use-ecf-month.ts';

/** Says of a month's form that some of its electronic receipts have no verdict, or were rejected; nothing where all are settled. */
export function UnsettledNotice({ month }: { month: IsoMonth }) {
  const { month: text } = useText('ownerEcf');
  const unsettled = unsettledOf(useEcfOfMonth(month));
  if (unsettled.open + unsettled.rejected === 0) return null;
  return (
    <Notice tone="warn">
      {text.unsettled(unsettled)} {text.settleFirst}
    </Notice>
  );
}
