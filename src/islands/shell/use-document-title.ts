import { useEffect } from 'react';

/**
 * The page's title: what stands as the screen's heading, which names the record, and the kind of screen. The first screen of an
 * area has a sentence for a heading.
 */
export function useDocumentTitle({
  title,
  product,
  isHome,
}: {
  title: string;
  product: string;
  isHome: boolean;
}) {
  useEffect(() => {
    const write = () => {
      const heading = isHome ? '' : (document.getElementById('page-title')?.textContent?.trim() ?? '');
      // A record's heading may begin with the word for its kind.
      const kind = heading.startsWith(`${title} · `) ? '' : title;
      const parts = [heading === title ? '' : heading, kind, product];
      document.title = parts.filter(Boolean).join(' · ');
    };
    write();
    const content = document.getElementById('content');
    if (!content || isHome) return;
    const observer = new MutationObserver(write);
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [title, product, isHome]);
}
