import type { ReactNode } from 'react';
import { useRouter } from 'wouter';
import { type Notified, openingOf } from '#src/domain/notifications/opening.ts';
import { AppLink } from '../app-link.tsx';
import { areaHome } from '../area-paths.ts';
import { useOrganizations } from '../session.ts';
import { useSwitchOrganization } from '../use-switch-organization.ts';

interface OpeningLinkProps {
  notified: Notified & { readonly organizationId: string | null };
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/** The way to what a notification is about: in its area, and in its organization. */
export function OpeningLink({ notified, onOpen, className, children }: OpeningLinkProps) {
  const { base } = useRouter();
  const { all, active } = useOrganizations();
  const change = useSwitchOrganization();
  const opening = openingOf(notified);
  if (!opening) return <span className={className}>{children}</span>;
  const home = opening.area && areaHome(opening.area).slice(0, -1);
  if (home && home !== base)
    return (
      <a href={home + opening.path} onClick={onOpen} className={className}>
        {children}
      </a>
    );
  const elsewhere = all.find(({ id }) => id === notified.organizationId && id !== active?.id);
  const open = () => {
    if (elsewhere) change(elsewhere.id);
    onOpen();
  };
  return (
    <AppLink to={opening.path} onClick={open} className={className}>
      {children}
    </AppLink>
  );
}
