import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { PageLoading } from './screen-host.tsx';
import { useOrganizations } from './session.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

interface InItsOrganizationProps {
  /** Of a record that the path names, or of the organisation itself. */
  recordId: string;
  children: ReactNode;
}

/** Opens a link in its own organisation: for who works in several, the record that it names decides which. */
export function InItsOrganization({ recordId, children }: InItsOrganizationProps) {
  const { organization } = useText('common').shell;
  const { all, active } = useOrganizations();
  const change = useSwitchOrganization();
  const named = all.find(({ id }) => id === recordId);
  const found = useQuery({ ...sessionQueries.organizationOf(recordId), enabled: named === undefined });
  const home = named ?? all.find(({ id }) => id === found.data);
  const isElsewhere = home !== undefined && home.id !== active?.id;

  useEffect(() => {
    if (!isElsewhere || !home) return;
    change(home.id);
    showToast('info', organization.nowIn({ name: home.name }));
  }, [isElsewhere, home, change, organization]);

  // When it cannot be found out, the screen says itself what it cannot show.
  return found.isLoading || isElsewhere ? <PageLoading /> : children;
}
