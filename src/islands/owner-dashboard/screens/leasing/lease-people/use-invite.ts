import { type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { inviteTenant } from '#src/data/people/invitations/mutations.ts';
import { invitationQueries } from '#src/data/people/invitations/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Sends a tenant the way into the portal. */
export function useInvite({ email }: Pick<Tenant, 'email'>) {
  const text = useText('ownerMoney').lease.invitation;
  return useAction({
    mutationFn: inviteTenant,
    invalidates: [invitationQueries.all, tenantQueries.all],
    toast: text.sent({ email }),
    errorTexts: text.errors,
  });
}
