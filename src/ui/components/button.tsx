import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    icon?: LucideIcon;
    /** Shows a spinner and refuses clicks, but keeps the focus and the width. */
    isBusy?: boolean;
  };

/** A button with a verb on it. `variant` is 'secondary' unless it is the screen's main action ('primary'). */
export function Button(props: ButtonProps) {
  const { variant, size, isBlock, icon: Icon, isBusy = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, isBlock }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="sm" />
        </span>
      ) : null}
      {Icon ? (
        <Icon
          size={size === 'sm' ? 16 : 18}
          aria-hidden="true"
          className={classNames(isBusy && 'invisible')}
        />
      ) : null}
      <span className={classNames(isBusy && 'opacity-0')}>{children}</span>
    </button>
  );
}
