import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'title'> & {
  icon: LucideIcon;
  /** What it does: the accessible name and the tooltip. */
  label: string;
  size?: 'sm' | 'md';
  variant?: 'quiet' | 'outline';
};

/** A button with an icon only. Its target is 44 px on touch screens. */
export function IconButton({
  icon: Icon,
  label,
  size = 'md',
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(
          'inline-grid shrink-0 place-items-center rounded-control text-secondary transition-colors hover:bg-hover hover:text-ink',
          'disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:size-11',
          size === 'sm' ? 'size-8' : 'size-10',
          variant === 'outline' && 'border border-control bg-surface',
          className,
        )}
      >
        <Icon size={size === 'sm' ? 16 : 20} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
