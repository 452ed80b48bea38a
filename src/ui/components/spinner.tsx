import { classNames } from '../class-names.ts';

export type SpinnerProps = {
  size?: 'sm' | 'md' | 'lg';
  /** Said to screen readers; leave it out where a text stands beside the spinner. */
  label?: string;
  className?: string;
};

const sizes = { sm: 16, md: 24, lg: 40 };

/** A ring that turns while something is on its way. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const pixels = sizes[size];
  return (
    <span role={label ? 'status' : undefined} className={classNames('inline-flex', className)}>
      <svg
        className="spinner"
        width={pixels}
        height={pixels}
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="3"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.2" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
