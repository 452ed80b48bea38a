import { useText } from '#src/i18n/react.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { AppLink } from '../app-link.tsx';
import { loneLinkClass } from '../link-class.ts';
import { Centre } from './centre.tsx';

/** What happened, of all organizations. */
export function Screen() {
  const text = useText('notifications');
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <AppLink to="/settings#notifications" className={loneLinkClass}>
            {text.settings}
          </AppLink>
        }
      />
      <Centre />
    </div>
  );
}
