import { useQuery } from '@tanstack/react-query';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { nextOf, stepsOf } from '#src/islands/owner-dashboard/screens/people/home/step-list.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

const namespaces: readonly Namespace[] = ['ownerStart'];

/** What happens once the tenant of a new lease is invited, and where the owner goes on. */
export function AfterInvitation({ email }: { email: string }) {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <Invited email={email} />
    </TextProvider>
  );
}

function Invited({ email }: { email: string }) {
  const { steps: text } = useText('ownerStart');
  const { id } = useOrganization();
  const { data: facts, isPending } = useQuery(totalsQueries.firstSteps(id));
  const next = facts ? nextOf(stepsOf(facts)) : undefined;
  // Before anybody pays, they have to know where to.
  const isHowToPay = next?.id === 'account';
  return (
    <Notice
      tone="good"
      title={text.inviteSentTitle}
      action={
        isPending ? null : (
          <AppLink to={isHowToPay ? next.to : '/'} className={buttonClass({ variant: 'primary' })}>
            {isHowToPay ? text.each.account.verb : text.toHome}
          </AppLink>
        )
      }
    >
      {text.inviteSentText({ email })}
    </Notice>
  );
}
