import { useText } from '#src/i18n/react.tsx';
import { Spinner } from './spinner.tsx';

/** Covers the screen while nothing else can be shown. The message is the dictionary's "Loading..." unless told. */
export function LoadingOverlay({ message }: { message?: string }) {
  const { states } = useText('common');
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-page"
    >
      {/* The brand colour is too light for a ring on white; on its own disc it is a fill. */}
      <span className="grid size-20 place-items-center rounded-full bg-brand text-on-brand">
        <Spinner size="lg" />
      </span>
      <p className="text-16 text-secondary">{message ?? states.loading}</p>
    </div>
  );
}
