import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

export interface Figure {
  label: string;
  value: ReactNode;
  /** Since when, until when, why. */
  note?: ReactNode;
}

interface RecordFiguresProps {
  /** Two to four, the first one largest. */
  figures: readonly Figure[];
  /** What belongs to them and is not always there: a notice, a button. */
  children?: ReactNode;
}

/** What one comes to a record for, in one row that is read at a glance. */
export function RecordFigures({ figures, children }: RecordFiguresProps) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface px-5 py-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
        {figures.map(({ label, value, note }, index) => (
          <div key={label} className="min-w-28">
            <dt className="text-14 text-secondary">{label}</dt>
            <dd className={classNames('font-semibold tracking-tight', index === 0 ? 'text-25' : 'text-20')}>
              {value}
              {note ? (
                <span className="block max-w-64 text-14 font-normal tracking-normal text-secondary">
                  {note}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {children ? <div className="grid gap-3 empty:hidden">{children}</div> : null}
    </section>
  );
}

/** Stands where figures will be. */
export function LoadingFigures() {
  const { states } = useText('common');
  return (
    <div role="status" className="flex flex-wrap gap-10 rounded-card border border-line bg-surface px-5 py-4">
      <span className="sr-only">{states.loading}</span>
      {['first', 'second'].map((key) => (
        <div key={key} className="grid min-w-28 gap-2 py-1">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-7 w-28" />
        </div>
      ))}
    </div>
  );
}
