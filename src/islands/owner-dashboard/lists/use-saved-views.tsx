import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Check, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type SavedList, savedViewQueries } from '#src/data/foundation/saved-views/queries.ts';
import { encodeListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import type { SavedViews } from '#src/islands/shell/list/list-head.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization } from '#src/islands/shell/session.ts';

const SaveViewDialog = lazyPart(() => import('./saved-view-dialogs.tsx').then((file) => file.SaveViewDialog));
const ManageViewsDialog = lazyPart(() =>
  import('./saved-view-dialogs.tsx').then((file) => file.ManageViewsDialog),
);

/** What the reader keeps of this list: choose one, keep what is on screen, forget one. */
export function useSavedViews(name: SavedList, list: ListControls): SavedViews {
  const { savedViews: text } = useText('ownerPortfolio');
  const { id } = useOrganization();
  const [path, navigate] = useLocation();
  const views = useQuery(savedViewQueries.of(id, name));
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const current = encodeListQuery({ ...list.asked, cursor: null }, list.spec);
  const saved = views.data ?? [];
  const close = () => setOpen(null);
  return {
    label: text.title,
    current: saved.find((view) => view.query === current)?.name,
    items: [
      ...saved.map((view) => ({
        id: view.id,
        label: view.name,
        icon: Bookmark,
        isChecked: view.query === current,
        end: view.query === current ? <Check size={16} aria-hidden="true" /> : undefined,
        onSelect: () => navigate(view.query ? `${path}?${view.query}` : path, { replace: true }),
      })),
      {
        id: 'save',
        label: text.save,
        icon: BookmarkPlus,
        startsGroup: saved.length > 0,
        onSelect: () => setOpen('save'),
      },
      ...(saved.length > 0
        ? [{ id: 'manage', label: text.manage, icon: Settings2, onSelect: () => setOpen('manage') }]
        : []),
    ],
    dialog: (
      <>
        {open === 'save' ? <SaveViewDialog list={name} query={current} onClose={close} /> : null}
        {open === 'manage' ? <ManageViewsDialog list={name} views={saved} onClose={close} /> : null}
      </>
    ),
  };
}
