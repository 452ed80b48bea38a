/** The mark: a key on its ring. Decorative; the product's name stands beside it or is said for it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <g className="stroke-on-brand" strokeWidth="2.75" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="12.5" cy="12.5" r="5.25" />
        <path d="M16.5 16.5 24 24M20.25 20.25l2.75-2.75" />
      </g>
    </svg>
  );
}
