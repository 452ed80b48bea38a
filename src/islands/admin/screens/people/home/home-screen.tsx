import { useText } from '#src/i18n/react.tsx';
import { AfterSecondFactor } from '#src/islands/admin/after-second-factor.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingTable } from '#src/islands/shell/loading-shapes.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { OverviewFigures } from './overview-figures.tsx';

const UserList = lazyPart(() => import('./user-list.tsx').then((file) => file.UserList), {
  fallback: LoadingTable,
});

/** The platform's figures and users; first the second factor, without which the server shows neither. */
export function Screen() {
  const { home } = useText('admin');
  return (
    <AfterSecondFactor>
      <PageHeader title={home.title} description={home.description} />
      <div className="grid gap-6">
        <OverviewFigures />
        <UserList />
      </div>
    </AfterSecondFactor>
  );
}
