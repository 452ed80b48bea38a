import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

export interface MadeFile {
  readonly blob: Blob;
  readonly name: string;
  readonly count: number;
}

/** How a file in the making says how far it is, and hears that nobody waits for it any more. */
export interface MakingSteps {
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/** What is said of a file: while it is made, when it is saved, when it was stopped. Nothing of what is left out. */
export interface FileMakingTexts {
  progress?: (p: { count: number }) => string;
  done?: (p: { count: number }) => string;
  stopped?: string;
}

interface FileMakingOptions<Order extends MakingSteps> {
  make: (order: Order, requestId: string) => Promise<MadeFile>;
  texts?: FileMakingTexts | undefined;
  invalidates?: readonly QueryKey[];
}

/** A file that is made page after page and saved; leaving the screen stops it. */
export function useFileMaking<Order extends MakingSteps>({
  make,
  texts = {},
  invalidates = [],
}: FileMakingOptions<Order>) {
  const [readCount, setReadCount] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const action = useAction({
    mutationFn: async (order: Omit<Order, keyof MakingSteps>, requestId) => {
      const controller = new AbortController();
      const { signal } = controller;
      stop.current = controller;
      setReadCount(0);
      try {
        return await make({ ...order, signal, onProgress: setReadCount } as Order, requestId);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    invalidates,
    toast: (made) => (made ? texts.done?.({ count: made.count }) : texts.stopped) ?? '',
    onDone: (made) => {
      if (made) saveFile(made.blob, made.name);
    },
  });
  useEffect(() => () => stop.current?.abort(), []);
  return {
    ...action,
    progress: action.isRunning && readCount > 0 ? (texts.progress?.({ count: readCount }) ?? null) : null,
    cancel: () => stop.current?.abort(),
  };
}

/** How far a file is, and the way to stop it. */
export function MakingProgress({
  making,
}: {
  making: Pick<ReturnType<typeof useFileMaking>, 'isRunning' | 'progress' | 'cancel'>;
}) {
  const { actions } = useText('common');
  return (
    <span className="inline-flex flex-wrap items-center gap-3 empty:hidden">
      <span role="status" className="text-14 text-hint">
        {making.progress}
      </span>
      {making.isRunning ? (
        <Button variant="quiet" onClick={making.cancel}>
          {actions.cancel}
        </Button>
      ) : null}
    </span>
  );
}
