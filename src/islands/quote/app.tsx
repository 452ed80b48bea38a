import type { Namespace } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppRoot } from '#src/islands/shell/app-root.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { PlainFrame } from '#src/islands/shell/plain-frame.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';

const namespaces: readonly Namespace[] = ['common', 'quotePage', 'maintenance'];

// The frame stands while the form is fetched: it takes much of what dashboards are made of.
const QuoteFlow = lazyPart(() => import('./quote-flow.tsx').then((file) => file.QuoteFlow), {
  fallback: Waiting,
});

/** The page that the link of a request for a price opens: for a vendor, who has no account. */
export function QuoteApp() {
  return (
    <AppRoot namespaces={namespaces}>
      <PlainFrame>
        <QuoteFlow />
      </PlainFrame>
    </AppRoot>
  );
}

function Waiting() {
  const { states } = useText('common');
  return (
    <div role="status" className="grid justify-items-center gap-3 py-24 text-secondary">
      <Spinner size="lg" />
      {states.loading}
    </div>
  );
}
