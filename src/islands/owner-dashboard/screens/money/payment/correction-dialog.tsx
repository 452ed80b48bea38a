import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog, type ReasonDialogProps } from '#src/islands/shell/form/reason-dialog.tsx';

const LONGEST_REASON = 300;

export type CorrectionDialogProps = Omit<ReasonDialogProps, 'missingText' | 'maxLength' | 'isDanger'>;

/** Asks before a correction and wants to know why: the reason stays with what was corrected. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { payment: text } = useText('ownerMoney');
  return <ReasonDialog {...props} missingText={text.reasonMissing} maxLength={LONGEST_REASON} isDanger />;
}
