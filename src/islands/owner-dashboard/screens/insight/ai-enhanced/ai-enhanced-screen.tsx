import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { ChangesPart } from './changes-part.tsx';
import { WaitingPart } from './waiting-part.tsx';

/** What waits for the reader, and what changed since they last looked. */
export function Screen() {
  const text = useText('smartTools');
  const { titles } = useText('owner');
  const { can } = useOrganization();
  return (
    <>
      <PageHeader title={titles.smartTools} description={text.description} />
      <div className="grid gap-6">
        <WaitingPart />
        {can('audit.read') ? <ChangesPart /> : null}
      </div>
    </>
  );
}
