import { useText } from '#src/i18n/react.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { NewOrganizationForm } from '../welcome/new-organization-form.tsx';

/** One more organisation of somebody who has one. */
export function Screen() {
  const { newOrganization } = useText('ownerTeam');
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={newOrganization.title} description={newOrganization.text} />
      <NewOrganizationForm proposedName="" draftKey="another-organization" />
    </div>
  );
}
