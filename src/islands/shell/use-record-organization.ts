import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQueries } from '#src/data/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { useOrganizations } from './session.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Opens a link in its own organisation: for who works in several, the record that the path names decides which.
 * Returns whether that is still being found out.
 */
export function useRecordOrganization(params: Readonly<Record<string, string>>): boolean {
  const { organization } = useText('common').shell;
  const { all, active } = useOrganizations();
  const change = useSwitchOrganization();
  const recordId = all.length > 1 ? Object.values(params).find((value) => RECORD_ID.test(value)) : undefined;
  const found = useQuery({
    ...sessionQueries.organizationOf(recordId ?? ''),
    enabled: recordId !== undefined,
  });
  const home = recordId ? all.find(({ id }) => id === found.data) : undefined;
  const isElsewhere = home !== undefined && home.id !== active?.id;

  useEffect(() => {
    if (!isElsewhere || !home) return;
    change(home.id);
    showToast('info', organization.nowIn({ name: home.name }));
  }, [isElsewhere, home, change, organization]);

  return recordId !== undefined && (found.isPending || isElsewhere);
}
