import { LogOut } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { signOut } from '#src/stores/auth.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { PlainFrame } from './plain-frame.tsx';
import type { ScreenLoader } from './routes.ts';
import { ScreenHost } from './screen-host.tsx';

const noParams = {};

/** The screen of who is signed in and has no organisation yet. */
export function FirstSteps({ load }: { load: ScreenLoader }) {
  const { actions } = useText('common');
  return (
    <PlainFrame
      end={
        <IconButton
          icon={LogOut}
          label={actions.signOut}
          onClick={() => void signOut().catch(() => undefined)}
        />
      }
    >
      <ScreenHost load={load} params={noParams} />
    </PlainFrame>
  );
}
