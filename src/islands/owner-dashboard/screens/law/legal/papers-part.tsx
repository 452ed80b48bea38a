import { useText } from '#src/i18n/react.tsx';
import { TenantPicker } from '#src/islands/owner-dashboard/screens/money/payment/tenant-picker.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Which lease a paper is about. */
export function PapersPart() {
  const text = useText('legalPapers');
  const { information } = useText('lawLibrary');
  const go = useGo();
  return (
    <div className="grid gap-5">
      <Notice>{information}</Notice>
      <Card title={text.choose} description={text.text}>
        <TenantPicker onChoose={({ id }) => go(`/leases/${id}/papers`)} />
      </Card>
    </div>
  );
}
