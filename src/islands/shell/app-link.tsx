import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRouter } from 'wouter';
import { useGo } from './use-go.ts';

export type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Path below the area's base, such as `/properties`. */
  to: string;
};

/** Asks for a tab or a window of its own. */
const isElsewhere = ({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || altKey || shiftKey || button !== 0;

/**
 * A link to another screen of the area: a real `<a href>`, followed without loading the page anew. A list has hundreds: other
 * than wouter's own, they are not drawn anew with each address.
 */
export function AppLink({ to, onClick, ...anchor }: AppLinkProps) {
  const { base } = useRouter();
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isElsewhere(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    go(to);
  };
  return <a {...anchor} href={base + to} onClick={follow} />;
}
