import { type LucideIcon, Plus } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { type ButtonVariant, buttonClass } from '#src/ui/components/button-class.ts';
import { AppLink } from '../app-link.tsx';

/** Something that can be done, or another screen that can be seen, from a list's head. */
export interface HeadAction {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Where it leads; else what it does. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

interface HeadButtonProps {
  action: HeadAction;
  variant?: ButtonVariant;
  /** Only its picture, where there is no room for its name. */
  isIcon?: boolean;
}

/** An action of a head as a button, or as a link where it leads to another screen. */
export function HeadButton({ action, variant = 'secondary', isIcon = false }: HeadButtonProps) {
  const { label, to, onSelect, icon: Icon = variant === 'primary' ? Plus : undefined } = action;
  const look = classNames(isIcon && 'size-11 shrink-0 !px-0');
  const name = isIcon ? label : undefined;
  const picture = Icon ? <Icon size={isIcon ? 22 : 18} aria-hidden="true" /> : null;
  if (to === undefined)
    return (
      <Button
        variant={variant}
        className={look}
        aria-label={name}
        {...(!isIcon && Icon && { icon: Icon })}
        onClick={onSelect}
      >
        {isIcon ? picture : label}
      </Button>
    );
  return (
    <AppLink to={to} className={classNames(buttonClass({ variant }), look)} aria-label={name}>
      {picture}
      {isIcon ? null : label}
    </AppLink>
  );
}
