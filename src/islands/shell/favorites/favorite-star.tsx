import { Star } from 'lucide-react';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { shownTitle } from '../kept-places.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';

const NAMESPACES = ['favorites'] as const;

/** Beside a screen's title: keeps the screen among the favorites. */
export function FavoriteStar({ path }: { path: string }) {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <Shown path={path} />
    </TextProvider>
  );
}

function Shown({ path }: { path: string }) {
  const text = useText('favorites');
  const { isOne, toggle } = useToggleFavorite();
  const isOn = isOne(path);
  return (
    <IconButton
      icon={Star}
      label={isOn ? text.remove : text.add}
      size="sm"
      className={isOn ? 'text-action [&_svg]:fill-current' : undefined}
      onClick={() => toggle({ path, title: shownTitle() })}
    />
  );
}
