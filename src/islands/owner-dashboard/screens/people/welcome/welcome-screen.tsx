import { useText } from '#src/i18n/react.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { NewOrganizationForm } from './new-organization-form.tsx';

/** The first organisation of somebody who has none yet. */
export function Screen() {
  const { welcome } = useText('owner');
  const { fullName } = useSession();
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={welcome.title} description={welcome.text} />
      <NewOrganizationForm proposedName={fullName} draftKey="organization" />
    </div>
  );
}
