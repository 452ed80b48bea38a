import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { PageLoading } from '#src/islands/shell/screen-host.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { NewOrganizationForm } from './new-organization-form.tsx';

// No route names what it shows, as it has no address of its own.
const namespaces: readonly Namespace[] = ['ownerStart'];

/** The first organisation of somebody who has none yet. */
export function Screen() {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces} fallback={<PageLoading />}>
      <Welcome />
    </TextProvider>
  );
}

function Welcome() {
  const { welcome } = useText('ownerStart');
  const { fullName } = useSession();
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={welcome.title} description={welcome.text} />
      <NewOrganizationForm proposedName={fullName} draftKey="organization" />
    </div>
  );
}
