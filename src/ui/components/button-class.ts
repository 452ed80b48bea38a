import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; isBlock?: boolean };

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong font-semibold',
  secondary: 'border border-control bg-surface text-ink hover:bg-hover font-medium',
  quiet: 'text-action hover:bg-hover font-medium',
  danger: 'bg-bad text-on-bad hover:opacity-90 font-semibold',
};

const sizes: Record<ButtonSize, string> = {
  // With a thumb it is hit on a phone; tables stand where there is room and a mouse.
  sm: 'min-h-8 px-3 text-14 gap-1.5 max-md:pointer-coarse:min-h-11 max-md:pointer-coarse:min-w-11',
  md: 'min-h-11 px-4 text-15 gap-2 md:min-h-10',
  lg: 'min-h-12 px-6 text-16 gap-2',
};

/** The look of a button, for links that act as one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  isBlock = false,
}: ButtonLook = {}): string {
  return classNames(
    'relative inline-flex items-center justify-center rounded-control py-1 text-center leading-tight transition-colors select-none print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    isBlock && 'w-full',
  );
}
