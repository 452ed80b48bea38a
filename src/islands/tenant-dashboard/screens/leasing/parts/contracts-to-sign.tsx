import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isToSign, myContractsQuery } from '#src/data/signing/contracts/mine.ts';
import { loadText } from '#src/i18n/load.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';

/** What waits to be signed, where a screen begins. */
export const ContractsToSign = lazyPart(
  () =>
    import('#src/islands/tenant-dashboard/screens/signing/parts/pending-contracts.tsx').then(
      (file) => file.PendingContracts,
    ),
  { isOptional: true },
);

const TEXTS = ['documents'] as const;

/**
 * Whether what stands below may be drawn: where something waits to be signed, not before its notice can be drawn above it, so
 * that nothing moves. What comes to be signed later, or whose notice cannot be fetched, holds nothing back.
 */
export function useNoticeIsHere(): boolean {
  const language = useLanguage();
  const { data = [] } = useQuery(myContractsQuery());
  const [isAwaited, setIsAwaited] = useState(data.some(isToSign));
  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    Promise.all([ContractsToSign.prepare(), loadText(language, TEXTS).catch(() => undefined)]).then(
      () => isGone || setIsAwaited(false),
    );
    return () => {
      isGone = true;
    };
  }, [isAwaited, language]);
  return !isAwaited;
}
