import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { secondFactorOf } from '#src/data/people/session/second-factor.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { $auth } from '#src/stores/auth.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const SecondFactorSetup = lazyPart(
  () => import('./screens/people/home/second-factor-setup.tsx').then((file) => file.SecondFactorSetup),
  { fallback: Loading },
);

function Loading() {
  const { states } = useText('common');
  return <SkeletonText label={states.loading} />;
}

/** A screen whose figures the server shows only after a second factor: without one, how to set it up. */
export function AfterSecondFactor({ children }: { children: ReactNode }) {
  const { session } = useStore($auth);
  if (session && secondFactorOf(session) !== 'done') return <SecondFactorSetup />;
  return children;
}
