import { lazy, Suspense } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { AfterSecondFactor } from '#src/islands/admin/after-second-factor.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { OverviewFigures } from './overview-figures.tsx';

const UserList = lazy(() => import('./user-list.tsx').then((file) => ({ default: file.UserList })));

/** The platform's figures and users; first the second factor, without which the server shows neither. */
export function Screen() {
  const { home } = useText('admin');
  const { states } = useText('common');
  return (
    <AfterSecondFactor>
      <PageHeader title={home.title} description={home.description} />
      <div className="grid gap-6">
        <OverviewFigures />
        <Suspense fallback={<SkeletonTable label={states.loading} />}>
          <UserList />
        </Suspense>
      </div>
    </AfterSecondFactor>
  );
}
