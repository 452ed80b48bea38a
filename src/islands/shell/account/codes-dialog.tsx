import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { useSession } from '../session.ts';

/** The codes, this once: to keep as a file, on paper or wherever they are pasted. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { security } = useText('account');
  const { actions } = useText('common');
  const text = security.codes;
  const { email } = useSession();
  const written = [text.fileHead({ email }), '', ...codes, ''].join('\r\n');

  const copy = async () => {
    await navigator.clipboard.writeText(written);
    showToast('success', security.factor.copied);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      // They are shown this once: a stray key or click must not take them away.
      isLocked
      title={text.shownTitle}
      closeLabel={actions.close}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <p className="mb-4 text-secondary">{text.shownText}</p>
      <ol
        aria-label={text.list}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunken p-4 text-16 tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon={Download}
          data-autofocus
          onClick={() =>
            saveFile(new Blob([written], { type: 'text/plain;charset=utf-8' }), `${text.fileName}.txt`)
          }
        >
          {text.download}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button icon={Copy} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
    </Dialog>
  );
}
