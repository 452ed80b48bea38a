import { Copy } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { SaveBar } from '#src/islands/shell/form/save-bar.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { PanelProps } from './card-panel.tsx';
import type { Way } from './ways.ts';

/** Where the money goes by hand, and on to telling the landlord of it. */
export function ManualPaymentPanel({
  settings,
  amountMinor,
  way,
}: PanelProps & { way: Exclude<Way, 'card'> }) {
  const text = useText('tenantPay');
  const go = useGo();
  const isTransfer = way === 'transfer';
  const words = isTransfer ? settings.transferText : settings.cashText;
  return (
    <>
      <section className="grid gap-2 rounded-control border border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-14 font-medium text-secondary">
            {isTransfer ? text.transferTo : text.cashHow}
          </h2>
          {isTransfer && words ? (
            <Button
              size="sm"
              icon={Copy}
              onClick={() => {
                void navigator.clipboard.writeText(words).then(() => showToast('success', text.copied));
              }}
            >
              {text.copy}
            </Button>
          ) : null}
        </div>
        <p className="whitespace-pre-line text-16">
          {words || (isTransfer ? text.noTransferText : text.noCashText)}
        </p>
      </section>
      <SaveBar>
        <Button
          type="submit"
          variant="primary"
          isBlock
          onClick={() => {
            if (amountMinor > 0) go(`/payments/new?method=${way}&amount=${amountMinor}`);
          }}
        >
          {isTransfer ? text.reportTransfer : text.reportCash}
        </Button>
      </SaveBar>
    </>
  );
}
