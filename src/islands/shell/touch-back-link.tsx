import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { followBack, listAddress } from './way-back.ts';

/** The way back above the title of a screen that is made for a thumb. */
export function TouchBackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink
      to={listAddress(to)}
      onClick={followBack}
      className="inline-flex min-h-11 items-center md:min-h-8 gap-1.5 text-14 text-action"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </AppLink>
  );
}
