import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  icon?: LucideIcon;
  /** In place of the icon: a small picture of what will stand here. */
  illustration?: ReactNode;
  title: string;
  /** 1 where it stands for a whole screen: its title is then the screen's heading. */
  level?: 1 | 2;
  /** What will appear here and why it is worth it. */
  text: string;
  /** The first step. */
  action?: ReactNode;
};

/** What a place says while it is empty: what will be here, and how to begin. */
export function EmptyState({ icon: Icon, illustration, title, level = 2, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-12 text-center">
      {illustration}
      {Icon && !illustration ? (
        <span className="grid size-16 place-items-center rounded-full bg-selected text-action">
          <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : null}
      <div className="grid max-w-md gap-1">
        {level === 1 ? (
          <h1 id="page-title" tabIndex={-1} className="text-20">
            {title}
          </h1>
        ) : (
          <h2 className="text-20">{title}</h2>
        )}
        <p className="text-15 text-secondary">{text}</p>
      </div>
      {action ? <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
