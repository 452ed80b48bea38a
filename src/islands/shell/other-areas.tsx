import { useQuery } from '@tanstack/react-query';
import { House, KeyRound, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { areaNames, fetchAreas, noteArea } from '#src/data/people/session/areas.ts';
import { useText } from '#src/i18n/react.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { areaHome, areaOf } from './area-paths.ts';
import type { AreaName } from './routes.ts';
import { useSession } from './session.ts';

const icons = { owner: House, tenant: KeyRound, admin: ShieldCheck };

interface OtherAreasProps {
  area: AreaName;
  /** The menu of the account gets a line for each other area; declared outside of the component. */
  onItems: (items: readonly MenuItem[]) => void;
}

/** For who owns and rents, or works for an owner: the way to the other area, and a note of the one in use. */
export function OtherAreas({ area, onItems }: OtherAreasProps) {
  const { switchArea } = useText('common').shell;
  const { userId, userType } = useSession();
  const { data } = useQuery({
    queryKey: ['session', userId, 'areas'],
    queryFn: fetchAreas,
  });
  const isNoted = useRef(false);

  useEffect(() => {
    if (!data) return;
    const own = {
      owner: areaOf(userType) === 'owner' || data.isMember,
      tenant: userType === 'tenant' || data.isTenant,
      admin: userType === 'admin',
    };
    const others = areaNames.filter((name) => name !== area && own[name]);
    onItems(
      others.map((name) => ({
        id: `area-${name}`,
        label: switchArea[name],
        icon: icons[name],
        onSelect: () => window.location.assign(areaHome(name)),
      })),
    );
    if (others.length === 0 || data.lastArea === area || isNoted.current) return;
    isNoted.current = true;
    // Where signing in leads is a comfort: without it there is still the menu.
    void noteArea(userId, area).catch(() => undefined);
  }, [data, area, switchArea, userId, userType, onItems]);
  return null;
}
