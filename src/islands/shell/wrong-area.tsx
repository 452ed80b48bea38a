import { DoorOpen } from 'lucide-react';
import { useEffect } from 'react';
import { noteArea } from '#src/data/people/session/areas.ts';
import { useText } from '#src/i18n/react.tsx';
import { signOut } from '#src/stores/auth.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { areaHome, areaOf } from './area-paths.ts';
import type { GateSession } from './auth-gate.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Somebody is signed in, but works elsewhere. */
export function WrongArea({ session }: { session: GateSession }) {
  const { actions, product, shell } = useText('common');
  const own = areaOf(session.userType);
  // Signing in must not lead here again, to an area that they once had.
  useEffect(() => void noteArea(session.userId, own).catch(() => undefined), [session.userId, own]);
  return (
    <PlainFrame>
      <h1 className="sr-only">{product}</h1>
      <EmptyState
        icon={DoorOpen}
        title={shell.wrongArea.title}
        text={shell.wrongArea.text({ email: session.email })}
        action={
          <>
            <a href={areaHome(own)} className={buttonClass({ variant: 'primary' })}>
              {shell.wrongArea.go}
            </a>
            <Button onClick={() => void signOut().catch(() => undefined)}>{actions.signOut}</Button>
          </>
        }
      />
    </PlainFrame>
  );
}
