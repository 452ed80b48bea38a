import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { secondFactorOf } from '#src/data/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { $auth } from '#src/stores/auth.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const UserList = lazy(() => import('./user-list.tsx').then((file) => ({ default: file.UserList })));

/** The platform's figures and users; first the second factor, without which the server shows neither. */
export function HomeScreen() {
  const { home } = useText('admin');
  const { states } = useText('common');
  const { session } = useStore($auth);
  if (session && secondFactorOf(session) !== 'done') return <SecondFactorSetup />;
  return (
    <>
      <PageHeader title={home.title} description={home.description} />
      <div className="grid gap-6">
        <OverviewFigures />
        <Suspense fallback={<SkeletonTable label={states.loading} />}>
          <UserList />
        </Suspense>
      </div>
    </>
  );
}
