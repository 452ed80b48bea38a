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
      const parts = [heading === title ? '' : heading, title, product];
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
