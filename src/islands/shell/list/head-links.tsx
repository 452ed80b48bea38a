import { type LucideIcon, Plus } from 'lucide-react';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { AppLink } from '../app-link.tsx';

interface HeadLinkProps {
  to: string;
  icon?: LucideIcon;
  label: string;
}

/** A way from a list's head to another screen. */
export function HeadLink({ to, icon: Icon, label }: HeadLinkProps) {
  return (
    <AppLink to={to} className={buttonClass({})}>
      {Icon ? <Icon size={18} aria-hidden="true" /> : null}
      {label}
    </AppLink>
  );
}

/** The way to where a row more is made. */
export function AddLink({ to, label }: Omit<HeadLinkProps, 'icon'>) {
  return (
    <AppLink to={to} className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {label}
    </AppLink>
  );
}
