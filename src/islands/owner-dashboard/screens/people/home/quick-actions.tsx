import { Plus } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Menu } from '#src/ui/components/menu.tsx';
import { quickActions } from './quick-action-list.ts';

/** What owners begin most often, as far as their role allows it: one beside the others behind a button. */
export function QuickActions() {
  const { home } = useText('owner');
  const { can } = useOrganization();
  const go = useGo();
  const allowed = quickActions.filter(({ permission }) => can(permission));
  const first = allowed.find(({ isPrimary }) => isPrimary);
  const others = allowed.filter((action) => action !== first);
  return (
    <>
      {others.length > 0 ? (
        <Menu
          label={home.otherActions}
          items={others.map(({ id, path, icon }) => ({
            id,
            icon,
            label: home[id],
            onSelect: () => go(path),
          }))}
          trigger={(trigger) => (
            <Button {...trigger} icon={Plus}>
              {home.otherActions}
            </Button>
          )}
        />
      ) : null}
      {first ? (
        <AppLink to={first.path} className={buttonClass({ variant: 'primary' })}>
          <first.icon size={18} aria-hidden="true" />
          {home[first.id]}
        </AppLink>
      ) : null}
    </>
  );
}
