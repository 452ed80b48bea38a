import { useCallback, useEffect, useRef, useState } from 'react';
import { writeMinutes } from '#src/data/decisions/assemblies/mutations.ts';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { draftKeyOf } from '#src/domain/foundation/browser-keys.ts';
import { useAction } from '#src/islands/shell/use-action.ts';

const SAVE_AFTER_MS = 1_500;

interface KeptMinutes {
  readonly text: string;
  /** What the server had when this was begun. */
  readonly base: string;
}

const keyOf = (assemblyId: string) => draftKeyOf(`minutes:${assemblyId}`);

function readKept(assemblyId: string): KeptMinutes | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(assemblyId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'text' in kept && 'base' in kept
      ? { text: String(kept.text), base: String(kept.base) }
      : null;
  } catch {
    return null;
  }
}

function keep(assemblyId: string, kept: KeptMinutes): void {
  if (kept.text === kept.base) localStorage.removeItem(keyOf(assemblyId));
  else localStorage.setItem(keyOf(assemblyId), JSON.stringify(kept));
}

/**
 * Minutes as they are written. Each letter is kept in the browser at once, outlives the tab, and is saved a moment later; without
 * a connection once there is one. What somebody else wrote meanwhile is never written over unasked.
 */
export function useKeptMinutes({ id: assemblyId, minutes: saved }: Pick<Assembly, 'id' | 'minutes'>) {
  const [{ text, base }, setKept] = useState<KeptMinutes>(
    () => readKept(assemblyId) ?? { text: saved, base: saved },
  );
  /** Texts that the server had from here: an answer that comes late is none of somebody else's. */
  const own = useRef(new Set<string>([base]));
  const change = useCallback(
    (next: KeptMinutes) => {
      keep(assemblyId, next);
      setKept(next);
    },
    [assemblyId],
  );
  const isTheirs = saved !== base && !own.current.has(saved);
  const isUnsaved = text !== base;
  const latest = useRef(text);
  latest.current = text;
  const save = useAction({
    mutationFn: writeMinutes,
    invalidates: [assemblyQueries.of(assemblyId)],
    worksOffline: true,
    onDone: (_, { minutes }) => change({ text: latest.current, base: minutes }),
  });
  const { run } = save;
  const write = useCallback(
    (minutes: string) => {
      own.current.add(minutes);
      return run({ assemblyId, minutes });
    },
    [assemblyId, run],
  );
  useEffect(() => {
    if (isTheirs && !isUnsaved) change({ text: saved, base: saved });
  }, [isTheirs, isUnsaved, saved, change]);
  useEffect(() => {
    if (!isUnsaved || isTheirs) return;
    const timer = setTimeout(() => void write(text), SAVE_AFTER_MS);
    const onOnline = () => void write(latest.current);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [text, isUnsaved, isTheirs, write]);
  return {
    text,
    setText: (next: string) => change({ text: next, base }),
    save,
    isUnsaved,
    isConflict: isTheirs && isUnsaved,
    takeTheirs: () => change({ text: saved, base: saved }),
    keepMine: () => {
      own.current.add(saved);
      void write(text);
    },
  };
}
