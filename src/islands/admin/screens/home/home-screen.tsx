import { useStore } from '@nanostores/react';
import { secondFactorOf } from '#src/data/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { $auth } from '#src/stores/auth.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { UserList } from './user-list.tsx';

/** The platform's figures and users; first the second factor, without which the server shows neither. */
export function HomeScreen() {
  const { home } = useText('admin');
  const { session } = useStore($auth);
  if (session && secondFactorOf(session) !== 'done') return <SecondFactorSetup />;
  return (
    <>
      <PageHeader title={home.title} description={home.description} />
      <div className="grid gap-6">
        <OverviewFigures />
        <UserList />
      </div>
    </>
  );
}
