import { useLocation } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { useGo } from '../use-go.ts';

/** Says something with a way to it, unless the reader is there already. */
export function useLinkedToast() {
  const { notices } = useText('account');
  const [path] = useLocation();
  const go = useGo();
  return (words: keyof typeof notices, to: string) => {
    if (path !== to.split('?')[0]) {
      showToast('info', notices[words], { label: notices.open, run: () => go(to) });
    }
  };
}
