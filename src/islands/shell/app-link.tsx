import type { ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';

export type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Path below the area's base, such as `/properties`. */
  to: string;
};

/** A link to another screen of the area: a real `<a href>`, followed without loading the page anew. */
export function AppLink({ to, ...anchor }: AppLinkProps) {
  return <Link {...anchor} href={to} />;
}
