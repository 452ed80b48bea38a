import { createContext, type ReactNode, useContext } from 'react';

export type PageHeaderProps = {
  /** The word for what the page is about, before the title and quieter: "Lease". */
  kind?: string | undefined;
  title: string;
  /** The rest of a long title, smaller on a line of its own. */
  titleNote?: string | undefined;
  /** How many there are, for lists. */
  count?: number | string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
  /** The screen's buttons, the main one last. On a phone they fill its lines, but for those that are an icon only. */
  actions?: ReactNode;
};

/** What the frame puts beside every screen's title. */
export const TitleTools = createContext<ReactNode>(null);

/** The head of a screen. Its title takes the focus after a change of route (`#page-title`). */
export function PageHeader({ kind, title, titleNote, count, description, back, actions }: PageHeaderProps) {
  const tools = useContext(TitleTools);
  return (
    <header className="mb-6 grid gap-2">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-96">
          <div className="flex items-start gap-1">
            <h1
              id="page-title"
              data-name={kind ? `${kind} · ${title}` : title}
              tabIndex={-1}
              className="min-w-0 text-25 sm:text-31"
            >
              {kind ? <span className="font-normal text-hint">{`${kind} · `}</span> : null}
              {title}
              {count === undefined ? null : (
                <span className="ml-2.5 font-normal text-hint tabular-nums">{count}</span>
              )}
              {titleNote ? (
                <span className="mt-0.5 block text-16 font-medium text-secondary sm:text-20">
                  {titleNote}
                </span>
              ) : null}
            </h1>
            {/* As large as what comes into it: a title that has its place keeps its lines. */}
            {tools ? (
              <span className="grid size-8 shrink-0 place-items-center pointer-coarse:size-11">{tools}</span>
            ) : null}
          </div>
          {description ? <p className="mt-1 max-w-prose text-15 text-secondary">{description}</p> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>:not(:has(>[aria-label]))]:flex-auto">
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  );
}
