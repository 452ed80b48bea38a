import { useText } from '#src/i18n/react.tsx';
import type { Drag } from './use-drag.ts';

/** Says to screen readers what `useDrag` does, and above the targets how the keyboard does it. */
export function DragVoice({ drag }: { drag: Drag }) {
  const words = useText('drag');
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {drag.said}
      </p>
      {drag.held?.by === 'keys' ? (
        <p data-print="hidden" className="text-14 text-secondary">
          {words.keys}
        </p>
      ) : null}
    </>
  );
}
