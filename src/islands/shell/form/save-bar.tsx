import type { ReactNode } from 'react';

/** The buttons at the end of a form on a page: at the foot of the screen for as long as the form goes on below it. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div data-bar="save" data-print="hidden" className="save-bar">
      {children}
    </div>
  );
}
