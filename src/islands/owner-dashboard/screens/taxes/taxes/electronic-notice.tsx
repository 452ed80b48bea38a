import type { TaxFile } from '#src/domain/taxes/problems.ts';
import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Says what is known, and what is not, of electronic receipts in a form of paper ones. */
export function ElectronicNotice({ file }: { file: TaxFile }) {
  const { electronic: text } = useText('ownerTaxes').form;
  const count = file.electronicCount ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="warn" title={text.title({ count })}>
      {file.form === '608' ? text.cancelled : text.given} {text.ask}
    </Notice>
  );
}
