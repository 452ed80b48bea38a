import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { KeyCaps } from '#src/ui/components/key-caps.tsx';
import type { NavGroup } from '#src/ui/frame/navigation.ts';
import type { CommandFile } from './commands.ts';
import { lazyPart } from './lazy-part.tsx';
import type { AreaName } from './routes.ts';
import { useGo } from './use-go.ts';
import { paletteKeys, type QuickKeys, useQuickKeys } from './use-quick-keys.ts';

const fetchPalette = () => import('./palette/palette-area.tsx');
const PaletteArea = lazyPart(() => fetchPalette().then((file) => file.PaletteArea), { isOptional: true });

interface PaletteButtonProps {
  area: AreaName;
  groups: readonly NavGroup[];
  quickKeys: QuickKeys;
  loadCommands: (() => Promise<CommandFile>) | undefined;
}

/** The way to everything by name: a button, and the keys that do without it. */
export function PaletteButton({ area, groups, quickKeys, loadCommands }: PaletteButtonProps) {
  const { actions } = useText('common');
  const go = useGo();
  const [shows, setShows] = useState<'palette' | 'sheet' | null>(null);
  const [own, setOwn] = useState<CommandFile | null>(null);
  const prepare = () => {
    void fetchPalette().catch(() => undefined);
    if (!own) loadCommands?.().then(setOwn, () => undefined);
  };
  const open = (what: 'palette' | 'sheet') => {
    prepare();
    setShows(what);
  };
  useQuickKeys(quickKeys, {
    openPalette: () => (shows ? setShows(null) : open('palette')),
    openSheet: () => open('sheet'),
    go,
  });
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="flex h-9 items-center gap-2 rounded-control border border-line bg-page px-2.5 text-14 text-secondary hover:bg-hover hover:text-ink lg:min-w-56 pointer-coarse:h-11"
      >
        <Search size={18} aria-hidden="true" />
        <span className="flex-1 text-left">{actions.search}</span>
        <span aria-hidden="true" className="max-lg:hidden">
          <KeyCaps keys={paletteKeys()} />
        </span>
      </button>
      {shows ? (
        <PaletteArea
          area={area}
          shows={shows}
          groups={groups}
          own={own}
          quickKeys={quickKeys}
          go={go}
          onSheet={() => open('sheet')}
          onClose={() => setShows(null)}
        />
      ) : null}
    </>
  );
}
