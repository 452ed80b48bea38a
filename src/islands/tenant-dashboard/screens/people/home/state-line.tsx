import type { ReactNode } from 'react';

/** The look of the screen's largest figure. */
export const figureClass =
  'text-31 leading-tight font-semibold tracking-tight min-[400px]:text-39 sm:text-49';

/** The state above the figure, in a word with its sign. */
export function StateLine({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) {
  return (
    <p className={`flex items-center gap-1.5 text-16 font-semibold ${tone}`}>
      {icon}
      {children}
    </p>
  );
}
