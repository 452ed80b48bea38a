import type { Namespace } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppRoot } from '#src/islands/shell/app-root.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { PlainFrame } from '#src/islands/shell/plain-frame.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';

const namespaces: readonly Namespace[] = ['common', 'account', 'programs'];

// The frame stands while the form is fetched: it takes much of what dashboards are made of.
const ConsentFlow = lazyPart(() => import('./consent-flow.tsx').then((file) => file.ConsentFlow), {
  fallback: Waiting,
});

/** The page that a program of somebody's own opens to ask for access. */
export function ConnectApp() {
  return (
    <AppRoot namespaces={namespaces}>
      <ConsentFlow />
    </AppRoot>
  );
}

function Waiting() {
  const { states } = useText('common');
  return (
    <PlainFrame width="card">
      <div role="status" className="grid justify-items-center gap-3 py-24 text-secondary">
        <Spinner size="lg" />
        {states.loading}
      </div>
    </PlainFrame>
  );
}
