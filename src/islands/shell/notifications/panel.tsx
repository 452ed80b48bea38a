import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { AppLink } from '../app-link.tsx';
import { loneLinkClass } from '../link-class.ts';
import { Centre } from './centre.tsx';

const NAMESPACES = ['notifications', 'account'] as const;

/** The notification centre beside the screen. */
export function Panel(props: { onClose: () => void }) {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <Shown {...props} />
    </TextProvider>
  );
}

function Shown({ onClose }: { onClose: () => void }) {
  const { actions } = useText('common');
  const text = useText('notifications');
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={actions.close}
      footer={
        <AppLink to="/notifications" onClick={onClose} className={loneLinkClass}>
          {text.all}
        </AppLink>
      }
    >
      <Centre onLeave={onClose} />
    </SidePanel>
  );
}
