import { Copy } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** The secret address of a new feed, which is shown this once, and where it is put. */
export function FeedAddress({ token }: { token: string }) {
  const text = useText('calendarFeeds');
  const address = `${window.location.origin}/api/calendar/${token}.ics`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast('success', text.copied);
  };
  return (
    <div className="grid gap-4">
      <Notice tone="warn" title={text.secretTitle}>
        {text.secretText}
      </Notice>
      <div className="grid gap-2">
        <p className="text-14 font-medium">{text.address}</p>
        <code className="rounded-mark bg-sunken px-2 py-1.5 text-14 select-all wrap-anywhere">{address}</code>
        <Button variant="primary" icon={Copy} data-autofocus="" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      <details className="text-14">
        <summary className="cursor-pointer py-1 font-medium text-action">{text.howTitle}</summary>
        <ul className="mt-2 grid gap-2 text-secondary">
          {Object.entries(text.how).map(([program, words]) => (
            <li key={program}>{words}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
