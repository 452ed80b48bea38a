import { type ReactNode, useEffect, useRef } from 'react';

interface FoldedProps {
  title: string;
  /** What is in it, in a line. */
  text: string;
  children: ReactNode;
}

/** What most leave empty at first, folded. It opens for what a draft brings and for what is wrong in it. */
export function Folded({ title, text, children }: FoldedProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current?.querySelector('[data-fault], [type="checkbox"]:checked')) current.open = true;
  });
  return (
    <details ref={box} className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer rounded-card px-5 py-4">
        <span className="text-16 font-semibold">{title}</span>
        <span className="block pt-1 pl-4 text-14 text-secondary">{text}</span>
      </summary>
      <div className="grid gap-6 border-t border-line p-5">{children}</div>
    </details>
  );
}
