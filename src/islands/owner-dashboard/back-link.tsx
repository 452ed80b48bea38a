import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { followBack, listAddress } from '#src/islands/shell/way-back.ts';

/** The way back, above a screen's title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink
      to={listAddress(to)}
      onClick={followBack}
      className="-ml-1 inline-flex min-h-8 w-fit items-center gap-0.5 rounded-mark pr-2 text-14 font-medium text-action hover:underline"
    >
      <ChevronLeft size={18} aria-hidden="true" />
      {children}
    </AppLink>
  );
}
