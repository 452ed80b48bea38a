import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
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
  return (
    <Notice
      tone="good"
      title={text.inviteSentTitle}
      action={
        <AppLink to="/" className={buttonClass({ variant: 'primary' })}>
          {text.toHome}
        </AppLink>
      }
    >
      {text.inviteSentText({ email })}
    </Notice>
  );
}
