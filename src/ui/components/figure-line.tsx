import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The box that one or several lines of figures share. */
export function FigureBox({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface">{children}</div>;
}

interface FigureLineProps {
  /** How many stand in one line where there is room. */
  count: 2 | 3 | 4;
  children: ReactNode;
}

const columns = { 2: '', 3: 'lg:grid-cols-3', 4: 'xl:grid-cols-4' };

/** Figures side by side in one line, two in a line on phones. They come after what is to be done. */
export function FigureLine({ count, children }: FigureLineProps) {
  return <dl className={classNames('grid grid-cols-2', columns[count])}>{children}</dl>;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** What it counts; phones have no room to show it. */
  hint?: ReactNode;
}

/** The size of an amount or a number in a line of figures. */
export const figureClass = 'text-16 sm:text-20';

/** One figure of the line, with what it counts where there is room to say so. */
export function Figure({ label, value, hint }: FigureProps) {
  return (
    <div className="min-w-0 px-3 py-3 sm:px-4">
      <dt className="text-14 text-secondary">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      {hint ? <dd className="text-14 text-hint max-sm:sr-only">{hint}</dd> : null}
    </div>
  );
}
