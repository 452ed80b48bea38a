import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type ErrorCardProps = {
  title: string;
  /** What happened, what is safe, what to do. */
  text: string;
  /** Buttons, such as try again and reload. */
  actions?: ReactNode;
  /** A reference that support can look up. */
  reference?: string;
};

/** Says that something could not be shown, in the place where it would have been. */
export function ErrorCard({ title, text, actions, reference }: ErrorCardProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-bad-soft text-bad">
        <CloudAlert size={22} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="text-16">{title}</h2>
        <p className="max-w-prose text-15 text-secondary">{text}</p>
        {reference ? <p className="text-12 text-hint wrap-anywhere">{reference}</p> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
