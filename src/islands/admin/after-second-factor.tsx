import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { secondFactorOf } from '#src/data/people/session/second-factor.ts';
import { $auth } from '#src/stores/auth.ts';
import { SecondFactorSetup } from './screens/people/home/second-factor-setup.tsx';

/** A screen whose figures the server shows only after a second factor: without one, how to set it up. */
export function AfterSecondFactor({ children }: { children: ReactNode }) {
  const { session } = useStore($auth);
  if (session && secondFactorOf(session) !== 'done') return <SecondFactorSetup />;
  return children;
}
