import { useText } from '#src/i18n/react.tsx';
import { Dialog } from '../components/dialog.tsx';
import { NavList, type NavListProps } from './side-navigation.tsx';

export type MenuSheetProps = Omit<NavListProps, 'onNavigate'> & { onClose: () => void };

/** The whole menu on a phone, over the screen. */
export function MenuSheet({ onClose, ...list }: MenuSheetProps) {
  const { actions } = useText('common');
  return (
    <Dialog isOpen onClose={onClose} title={actions.menu} closeLabel={actions.close} placement="sheet">
      <NavList {...list} onNavigate={onClose} />
    </Dialog>
  );
}
