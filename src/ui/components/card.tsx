import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = {
  /** Heading of the card; leave out when its content needs none. */
  title?: string;
  /** A line under the heading. */
  description?: ReactNode;
  /** What stands at the end of the heading's line: a link, a button, a menu. */
  action?: ReactNode;
  children: ReactNode;
  /** Drops the inner margin, for tables and lists that reach the edges. */
  isFlush?: boolean;
  className?: string;
};

/** A surface that holds one matter. Put borders inside it, not more cards. */
export function Card({ title, description, action, children, isFlush, className }: CardProps) {
  return (
    <section
      className={classNames('min-w-0 overflow-clip rounded-card border border-line bg-surface', className)}
    >
      {title ? (
        <header className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 pt-4 pb-3">
          <div className={classNames('min-w-0 flex-1', action ? 'basis-40' : null)}>
            <h2 className="text-16">{title}</h2>
            {description ? <p className="text-14 text-hint">{description}</p> : null}
          </div>
          {action}
        </header>
      ) : null}
      <div className={classNames(!isFlush && 'px-5 pb-5', !isFlush && !title && 'pt-5')}>{children}</div>
    </section>
  );
}
