import { useEffect, useRef } from 'react';
import { focusInView } from '#src/ui/components/form-faults.ts';
import { Notice } from '#src/ui/components/notice.tsx';

const TYPED_IN = 'input, textarea, select';

/**
 * What went wrong with an action; nothing while nothing did. It is said at once to screen readers, and whoever pressed the button
 * is taken to it: that may be far away. It goes when the action is tried again, and so says each time that it was refused.
 */
export function FailureNote({ text }: { text: string | null | undefined }) {
  return text ? <Refusal key={text} text={text} /> : null;
}

function Refusal({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nobody is called away from what they are writing.
    if (!document.activeElement?.matches(TYPED_IN)) focusInView(box.current);
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} data-refusal="" className="col-span-full basis-full">
      <Notice tone="bad">{text}</Notice>
    </div>
  );
}
