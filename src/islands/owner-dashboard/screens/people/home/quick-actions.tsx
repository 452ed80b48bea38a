import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { type QuickAction, quickActions } from './quick-action-list.ts';

/** What owners begin most often, as far as their role allows it. */
export function QuickActions() {
  const { home } = useText('owner');
  const { can } = useOrganization();
  return (
    <>
      {quickActions
        .filter(({ permission }) => can(permission))
        .map(({ id, path, icon: Icon, isPrimary }: QuickAction) => (
          <AppLink
            key={id}
            to={path}
            className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'sm' })}
          >
            <Icon size={18} aria-hidden="true" />
            {home[id]}
          </AppLink>
        ))}
    </>
  );
}
