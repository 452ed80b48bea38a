import { type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import { cardPlace } from './card-place.ts';

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
  const place = useContext(cardPlace);
  const isPart = place !== null;
  const heading = title === place ? undefined : title;
  const hasHead = heading !== undefined || (title !== undefined && Boolean(action || description));
  return (
    <section
      className={classNames(
        'min-w-0 overflow-clip',
        !isPart && 'rounded-card border border-line bg-surface',
        className,
      )}
    >
      {hasHead ? (
        <header className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 pt-4 pb-3">
          <div className={classNames('min-w-0 flex-1', action ? 'basis-40' : null)}>
            {heading ? (
              isPart ? (
                <h3 className="text-15">{heading}</h3>
              ) : (
                <h2 className="text-16">{heading}</h2>
              )
            ) : null}
            {description ? <p className="text-14 text-hint">{description}</p> : null}
          </div>
          {action}
        </header>
      ) : null}
      <div className={classNames(!isFlush && 'px-5 pb-5', !isFlush && !hasHead && 'pt-5')}>{children}</div>
    </section>
  );
}
