import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { $listLooks, chooseLook, type ListLook, lookOf } from '#src/stores/list-looks.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { useSession } from '../session.ts';

/** The lists of two properties are one list. */
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

type Named = Pick<Column<never>, 'id' | 'phone'>;

/** What a row is, and what can be done with it, are always there. */
const canHide = ({ phone }: Named, index: number) => index > 0 && phone !== 'menu';

export interface ListLookControls<Own extends Named> {
  readonly look: ListLook;
  readonly change: (part: Partial<ListLook>) => void;
  /** Those that can be left out. */
  readonly choices: readonly Own[];
  /** Those that are on screen. */
  readonly shown: readonly Own[];
}

/** How this person wants to see this list at a desk: kept in the browser, until they sign out. */
export function useListLook<Own extends Named>(columns: readonly Own[]): ListLookControls<Own> {
  const [path] = useLocation();
  const { userId } = useSession();
  const name = `${userId} ${path.replaceAll(ID, '*')} ${columns[0]?.id}`;
  const look = lookOf(useStore($listLooks), name);
  const shown = useMemo(
    () => columns.filter((column, index) => !canHide(column, index) || !look.hidden.includes(column.id)),
    [columns, look],
  );
  return {
    look,
    shown,
    change: (part) => chooseLook(name, { ...look, ...part }),
    choices: columns.filter(canHide),
  };
}
