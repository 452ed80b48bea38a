import { type ReactNode, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { readOutbox } from '#src/data/foundation/outbox/box.ts';
import type { OutboxEntryOf } from '#src/data/foundation/outbox/entry.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import { useSession } from '../session.ts';

interface WithEntryProps<Kind extends OutboxKind> {
  kind: Kind;
  fallback: ReactNode;
  children: (entry: OutboxEntryOf<Kind> | undefined) => ReactNode;
}

/** Gives a form the entry of the outbox that the address names (`?outbox=<id>`), as long as it has not been sent. */
export function WithEntry<Kind extends OutboxKind>({ kind, fallback, children }: WithEntryProps<Kind>) {
  const id = new URLSearchParams(useSearch()).get('outbox');
  const { userId } = useSession();
  const [found, setFound] = useState<OutboxEntryOf<Kind> | null | undefined>(id ? undefined : null);

  useEffect(() => {
    if (!id) return setFound(null);
    let isHere = true;
    const find = async () => {
      const all = await readOutbox(userId);
      const entry = all.find((one) => one.id === id && one.kind === kind && one.state !== 'sent');
      if (isHere) setFound((entry as OutboxEntryOf<Kind> | undefined) ?? null);
    };
    find().catch(() => setFound(null));
    return () => {
      isHere = false;
    };
  }, [id, kind, userId]);

  if (found === undefined) return fallback;
  return children(found ?? undefined);
}
