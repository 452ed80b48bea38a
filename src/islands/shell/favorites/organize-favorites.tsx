import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { moved, without } from './favorites.ts';
import { useFavorites } from './use-favorites.ts';

const NAMESPACES = ['favorites'] as const;

/** The favorites in their order, which buttons change. */
export function OrganizeFavorites({ onClose }: { onClose: () => void }) {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <Shown onClose={onClose} />
    </TextProvider>
  );
}

function Shown({ onClose }: { onClose: () => void }) {
  const text = useText('favorites');
  const { actions } = useText('common');
  const { favorites, setFavorites } = useFavorites();
  const last = favorites.length - 1;
  return (
    <Dialog isOpen onClose={onClose} title={text.title} closeLabel={actions.close}>
      {favorites.length === 0 ? <p className="py-4 text-secondary">{text.none}</p> : null}
      <ol className="divide-y divide-line">
        {favorites.map(({ path, title }, index) => (
          <li key={path} className="flex items-center gap-1 py-1">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <IconButton
              icon={ArrowUp}
              label={text.up({ title })}
              disabled={index === 0}
              onClick={() => setFavorites(moved(favorites, path, -1))}
            />
            <IconButton
              icon={ArrowDown}
              label={text.down({ title })}
              disabled={index === last}
              onClick={() => setFavorites(moved(favorites, path, 1))}
            />
            <IconButton
              icon={X}
              label={text.removeOne({ title })}
              onClick={() => setFavorites(without(favorites, path))}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
