import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SendCard } from './send-card.tsx';
import { TestList } from './test-list.tsx';

/** Sends oneself a test by the way of every message, and shows what became of it. */
export function Screen() {
  const text = useText('notificationTest');
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <AppLink to="/settings#notifications" className={loneLinkClass}>
            {text.settings}
          </AppLink>
        }
      />
      <SendCard />
      <TestList />
    </div>
  );
}
